const ESCAPE_LIKE = /_(?=x[0-9A-Fa-f]{4}_)/g
/** What XML cannot hold or changes on its way: controls, carriage returns, and code points that are no letters. */
// oxlint-disable-next-line no-control-regex -- these are the letters that are escaped
const NOT_XML = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufdd0-\ufdef\ufffd-\uffff]|[\ud83f-\udbff][\udffe\udfff]/g

/**
 * A text as the cell of an XLSX file writes it (ECMA-376, ST_Xstring): letters that XML refuses as `_xHHHH_`, and a text
 * that looks like such an escape with its underscore escaped, so that readers give back what was there.
 */
export function sheetText(text: string): string {
  return text.replace(ESCAPE_LIKE, escapedLetters).replace(NOT_XML, escapedLetters)
}

/** Letters written as `_xHHHH_`, one escape for each UTF-16 unit. */
export function escapedLetters(letters: string): string {
  return Array.from({ length: letters.length }, (_, at) => escapedUnit(letters.charCodeAt(at))).join('')
}

function escapedUnit(unit: number): string {
  return `_x${unit.toString(16).toUpperCase().padStart(4, '0')}_`
}
