const DECIMAL = /^-?\d{1,400}(?:\.\d{1,15})?$/

/** Returns the exact sum of the numbers among some values, such as `10.50`; null where there is none. */
export function addDecimals(values: readonly unknown[]): string | null {
  const numbers = values.filter((value): value is string => typeof value === 'string' && DECIMAL.test(value))
  if (numbers.length === 0) return null
  const digits = Math.max(...numbers.map((number) => fractionOf(number).length))
  const total = numbers.reduce((sum, number) => sum + scaled(number, digits), 0n)
  return written(total, digits)
}

const fractionOf = (number: string) => number.split('.')[1] ?? ''

const scaled = (number: string, digits: number) =>
  BigInt(number.split('.')[0]! + fractionOf(number).padEnd(digits, '0'))

function written(total: bigint, digits: number): string {
  const text = String(total < 0n ? -total : total).padStart(digits + 1, '0')
  const whole = text.slice(0, text.length - digits)
  return `${total < 0n ? '-' : ''}${whole}${digits > 0 ? `.${text.slice(-digits)}` : ''}`
}
