const NEEDS_QUOTES = /^\s|\s$|[",;\t\r\n]/

/**
 * Returns one line of a CSV file (RFC 4180, with its CRLF). Cells with a separator, quote, line break or outer space
 * are quoted.
 */
export function csvRecord(cells: readonly string[]): string {
  return `${cells.map(quoted).join(',')}\r\n`
}

function quoted(cell: string): string {
  return NEEDS_QUOTES.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
