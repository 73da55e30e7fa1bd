/** A tax ID of 13 digits with its check digit, different for each number. For examples and tests. */
export const taxIdOf = (n: number): string => {
  const digits = `0105${String(n).padStart(8, '0')}`
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (13 - at), 0)
  return `${digits}${(11 - (sum % 11)) % 10}`
}
