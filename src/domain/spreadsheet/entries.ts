/**
 * Several entries in one cell, `ช่างไฟฟ้า; งานเชื่อม`. One alone ends in a semicolon, so that it is told from what is no
 * list; an entry that holds a separator or a quotation mark is quoted as in CSV. No entry is an empty text.
 */
export function joinEntries(entries: readonly string[]): string {
  return entries.length === 1 ? `${quotedEntry(entries[0] ?? '')};` : entries.map(quotedEntry).join('; ')
}

/** An entry as it is in a cell: quoted where it would be read as several, or lose its spaces. */
export function quotedEntry(entry: string): string {
  return /[",;\r\n]|^\s|\s$/.test(entry) ? `"${entry.replaceAll('"', '""')}"` : entry
}

/** The entries of a cell, separated by commas, semicolons or new lines, empty ones left out; `isList` when a separator was there. */
export function splitEntries(cell: string): { entries: string[]; isList: boolean } {
  const found = [...cell.matchAll(ENTRY)]
  const entries = found.map(([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain.trim())
  return { entries: entries.filter((entry) => entry !== ''), isList: found.some(([, , , end]) => end !== '') }
}

// A quoted entry, or one up to the next separator; and the separator, '' at the end of the cell.
const ENTRY = /\s*(?:"((?:[^"]|"")*)"\s*|([^,;\n]*))([,;\n]|$)/gy
