import { normalize } from '#domain/thai-text/normalize.ts'
import { oneLine } from '#domain/thai-text/one-line.ts'

/** Marks a capital while `normalize` lowers it. */
const CAPITAL = '\u21e7'

/** Returns the form in which typed answers are compared: see `normalize`, with spaces folded; capitals stay if case matters. */
export const canonicalText = (text: string, isCaseSensitive: boolean): string =>
  oneLine(canonicalLetters(text, isCaseSensitive))

/** Returns the same form with all its spaces. */
export function canonicalLetters(text: string, isCaseSensitive: boolean): string {
  if (!isCaseSensitive) return normalize(text)
  const marked = text.normalize('NFKC').replace(/\p{Lu}/gu, (letter) => CAPITAL + letter)
  return normalize(marked).replace(/\u21e7(\p{Ll})/gu, (_, letter: string) => letter.toUpperCase())
}
