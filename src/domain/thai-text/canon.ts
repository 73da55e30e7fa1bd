import { arabicDigits } from './digits.ts'

const SARA_AA = '\u0e32'
const SARA_AM = '\u0e33'
const NIKHAHIT = '\u0e4d'
// The order in which a Thai keyboard is meant to be used: lower vowel, upper vowel, tone, silencer.
const MARK_ORDER = '\u0e3a\u0e38\u0e39\u0e31\u0e34\u0e35\u0e36\u0e37\u0e47\u0e48\u0e49\u0e4a\u0e4b\u0e4c\u0e4e\u0e4d'
const RUN_OF_MARKS = new RegExp(`([${MARK_ORDER}]+)(?:${SARA_AA}([${MARK_ORDER}]*))?`, 'g')
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g

/**
 * The form of a text in which equal-looking texts are equal, for search only: NFC, lower case, 0-9, one order of Thai
 * marks, ำ and แ as one letter, nothing invisible. What is canonical stays as it is.
 */
export function canon(text: string): string {
  return arabicDigits(text.replace(INVISIBLE, '').toLowerCase().normalize('NFC'))
    .replaceAll('เเ', 'แ')
    .replaceAll(SARA_AM, NIKHAHIT + SARA_AA)
    .replace(RUN_OF_MARKS, oneOrder)
}

// A nikhahit before สระอา is สระอำ, whichever side of it the other marks were typed on.
function oneOrder(run: string, before: string, after?: string): string {
  if (after === undefined) return sorted(before)
  if (!before.includes(NIKHAHIT)) return sorted(before) + run.slice(before.length)
  return sorted((before + after).replaceAll(NIKHAHIT, '')) + SARA_AM
}

function sorted(marks: string): string {
  return [...new Set(marks)].sort((one, other) => MARK_ORDER.indexOf(one) - MARK_ORDER.indexOf(other)).join('')
}
