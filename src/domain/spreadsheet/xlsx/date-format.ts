/** What is text in a number format: quoted, escaped, or the room that a letter takes; and conditions, colours and languages in brackets. */
const SAID = /"[^"]*"?|[\\_*]./gu
const BRACKETS = /\[(?!(?:h+|m+|s+|ช+|น+|ท+)\])[^\]]*\]/gi
/** The letters that Excel shows for parts of a date in Thai: ว ด ป ช น ท stand for day, month, year, hour, minute and second. */
const THAI: Readonly<Record<string, string>> = { ว: 'd', ด: 'm', ป: 'b', ช: 'h', น: 'm', ท: 's' }

/**
 * Whether a number format of a spreadsheet shows a day, in whichever era and digits: `dd/mm/bbbb`, `[$-D07041E]d mmm yy`,
 * `B2d/m/yyyy`, `ว ดดด ปปปป`. One that shows a time alone does not, nor does a number (`t0.00`, `0.00E+00`).
 */
export function showsDay(format: string): boolean {
  const [first = ''] = format.replaceAll(SAID, ' ').split(';')
  const plain = first
    .replaceAll(BRACKETS, '')
    .replaceAll(/[วดปชนท]/g, (letter) => THAI[letter]!)
    .toLowerCase()
    .replace(/^\s*b[12](?=\D)/, '')
    .replaceAll(/am\/pm|a\/p|general|s\.0+/g, ' ')
  return !/[0#?]/.test(plain) && /[ydbeg]|mmm/.test(plain)
}
