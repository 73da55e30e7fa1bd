const ESCAPE_LIKE = /_(?=x[0-9A-Fa-f]{4}_)/g
/** Characters that XML forbids or changes: controls, carriage returns, and code points that are not characters. */
// oxlint-disable-next-line no-control-regex -- these are the letters that are escaped
const NOT_XML = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufdd0-\ufdef\ufffd-\uffff]|[\ud83f-\udbff][\udffe\udfff]/g

/**
 * Escapes a text for a cell of an XLSX file (ECMA-376, ST_Xstring). Letters that XML refuses become `_xHHHH_`. Text
 * that looks like such an escape gets its underscore escaped, so that readers restore the original.
 */
export function sheetText(text: string): string {
  return text.replace(ESCAPE_LIKE, escapedLetters).replace(NOT_XML, escapedLetters)
}

/** Returns letters as `_xHHHH_`, one escape for each UTF-16 unit. */
export function escapedLetters(letters: string): string {
  return Array.from({ length: letters.length }, (_, at) => escapedUnit(letters.charCodeAt(at))).join('')
}

function escapedUnit(unit: number): string {
  return `_x${unit.toString(16).toUpperCase().padStart(4, '0')}_`
}
