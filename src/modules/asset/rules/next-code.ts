const digits = 4

/** The first free code of a pattern: `AS{yy}-{n}` in 2569 with AS69-0002 taken is AS69-0003. */
export const nextCode = (
  pattern: string,
  { buddhistYear, taken }: { buddhistYear: number; taken: readonly string[] },
) => {
  const [before = '', after = ''] = inYear(pattern, buddhistYear).split('{n}')
  const numbers = taken
    .filter((code) => code.startsWith(before) && code.endsWith(after))
    .map((code) => code.slice(before.length, code.length - after.length))
    .filter((number) => /^\d{1,9}$/.test(number))
    .map(Number)
  return before + String(Math.max(0, ...numbers) + 1).padStart(digits, '0') + after
}

/** The common prefix of this year's codes. */
export const beginningOf = (pattern: string, buddhistYear: number) =>
  inYear(pattern, buddhistYear).split('{n}')[0] ?? ''

const inYear = (pattern: string, year: number) =>
  pattern.replaceAll('{yyyy}', String(year)).replaceAll('{yy}', String(year).slice(-2))
