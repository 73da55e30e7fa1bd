/**
 * Joins several entries in one cell: `ช่างไฟฟ้า; งานเชื่อม`. A single entry ends in a semicolon, so that it is
 * recognised as a list. An entry with a separator or quotation mark is quoted as in CSV. No entries give an empty text.
 */
export function joinEntries(entries: readonly string[]): string {
  return entries.length === 1 ? `${quotedEntry(entries[0] ?? '')};` : entries.map(quotedEntry).join('; ')
}

/** Returns an entry as written in a cell: quoted if it would otherwise split or lose its spaces. */
export function quotedEntry(entry: string): string {
  return /[",;\r\n]|^\s|\s$/.test(entry) ? `"${entry.replaceAll('"', '""')}"` : entry
}

/**
 * Splits a cell into entries at commas, semicolons or new lines. Empty entries are left out. `isList` tells whether
 * there was a separator.
 */
export function splitEntries(cell: string): { entries: string[]; isList: boolean } {
  const found = [...cell.matchAll(ENTRY)]
  const entries = found.map(([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain.trim())
  return { entries: entries.filter((entry) => entry !== ''), isList: found.some(([, , , end]) => end !== '') }
}

// A quoted entry, or text up to the next separator, and that separator, '' at the end of the cell.
const ENTRY = /\s*(?:"((?:[^"]|"")*)"\s*|([^,;\n]*))([,;\n]|$)/gy
