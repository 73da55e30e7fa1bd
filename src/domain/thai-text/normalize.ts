import { arabicDigits } from './digits.ts'
import { fromPrivateUse } from './private-use.ts'

const SARA_AA = '\u0e32'
const SARA_AM = '\u0e33'
const SARA_I = '\u0e34'
const SARA_UE = '\u0e36'
const LAKKHANGYAO = '\u0e45'
const NIKHAHIT = '\u0e4d'
// The intended order of Thai typing: lower vowel, upper vowel, tone, silencer.
const MARK_ORDER = '\u0e3a\u0e38\u0e39\u0e31\u0e34\u0e35\u0e36\u0e37\u0e47\u0e48\u0e49\u0e4a\u0e4b\u0e4c\u0e4e\u0e4d'
const MARKED_LETTER = /(\P{M}?)(\p{M}+)(?:\u0e32(?<=\u0e4d\p{M}*\u0e32)(\p{M}*))?/gu
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|(?!\s)\p{Cc}/gu

/**
 * Returns the form in which equal-looking texts are equal, for search only. It has one width, one case, 0-9, one order
 * of Thai marks, and ำ, แ and ึ as one letter. It has no space before ๆ and nothing invisible. A normalised text stays
 * the same.
 */
export function normalize(text: string): string {
  const opened = fromPrivateUse(text.replace(INVISIBLE, '')).normalize('NFKC')
  return arabicDigits(opened.toLowerCase())
    .replaceAll('ς', 'σ')
    .replace(/\p{Dash_Punctuation}|\u2212/gu, '-')
    .replace(/[\u2018\u2019\u201b\u02bc]/g, "'")
    .replace(/[\u201c-\u201f]/g, '"')
    .replace(/(?<!\s)\s+(?=ๆ)/g, '')
    .replaceAll('เเ', 'แ')
    .replaceAll(LAKKHANGYAO, SARA_AA)
    .replace(MARKED_LETTER, oneOrder)
}

// A nikhahit before สระอา is สระอำ, which NFKC splits, on either side of the other marks. Over สระอิ it looks like
// สระอึ.
function oneOrder(_: string, letter: string, marks: string, after?: string): string {
  if (after !== undefined) return sorted(letter, (marks + after).replaceAll(NIKHAHIT, '')) + SARA_AM
  if (!marks.includes(NIKHAHIT) || !marks.includes(SARA_I)) return sorted(letter, marks)
  return sorted(letter, marks.replaceAll(NIKHAHIT, '').replaceAll(SARA_I, SARA_UE))
}

// Marks of other scripts stay with their letter. Thai marks follow, each once.
function sorted(letter: string, marks: string): string {
  const foreign = [...marks].filter((mark) => !MARK_ORDER.includes(mark))
  const thai = [...MARK_ORDER].filter((mark) => marks.includes(mark))
  return (letter + foreign.join('')).normalize('NFC') + thai.join('')
}
