import { oneLine } from '#domain/thai-text/one-line.ts'
import { trimmed } from '#domain/validation/invisible.ts'
import { isCleanText } from '#domain/validation/text.ts'

/** Texts over this many UTF-16 units are not read further. */
export const mostUnits = 40_000

/** Returns a text as it is stored: NFC, trimmed, on one line unless it has `lines`; null for what is no text. */
export function cleanText(raw: unknown, { hasLines }: { hasLines: boolean }): string | null {
  if (typeof raw !== 'string' || raw.length > mostUnits || !isCleanText(raw) || MANY_MARKS.test(raw)) return null
  const text = raw.replaceAll(/\r\n?/g, '\n').replaceAll(CONTROLS, '').normalize('NFC')
  return trimmed(hasLines ? text : oneLine(text))
}

/** Normalising many marks on one letter takes quadratic time; no language has over 30 (UAX #15). */
const MANY_MARKS = /\p{M}{31}/u

const CONTROLS = /(?![\n\t])\p{Cc}/gu
