/** Literal text in a number format: quoted, escaped, or padding. Brackets contain conditions, colours and languages. */
const SAID = /"[^"]*"?|[\\_*]./gu
const BRACKETS = /\[(?!(?:h+|m+|s+|ช+|น+|ท+)\])[^\]]*\]/gi
/** The letters of Thai date formats in Excel: ว ด ป ช น ท mean day, month, year, hour, minute and second. */
const THAI: Readonly<Record<string, string>> = { ว: 'd', ด: 'm', ป: 'b', ช: 'h', น: 'm', ท: 's' }

/**
 * Whether a number format shows a day, in any era and digits: `dd/mm/bbbb`, `[$-D07041E]d mmm yy`, `B2d/m/yyyy`, `ว ดดด
 * ปปปป`. A format of time only or of a number (`t0.00`, `0.00E+00`) does not.
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
