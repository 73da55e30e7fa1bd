/** The letters and digits of a code: none that look alike (I L O U 0 1). Ten of them are about 49 bits. */
const alphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const length = 10
const pattern = new RegExp(`^[${alphabet}]{${length}}$`)

/** Makes a code from random numbers: `random(n)` returns a whole number from 0 to n - 1. */
export const makeCode = (random: (n: number) => number): string =>
  Array.from({ length }, () => alphabet[random(alphabet.length)]).join('')

/** Reads a code as a person typed it: small letters, spaces and hyphens are fine. Null for anything else. */
export const readCode = (typed: string): string | null => {
  if (typed.length > 40) return null
  const code = typed.replace(/[\s-]+/g, '').toUpperCase()
  return pattern.test(code) ? code : null
}
