/** Limits of one file. */
export const caps = {
  bytes: 5 << 20,
  /** Rows without headings. An XLSX export has the same limit, so that it can be imported again. */
  rows: 20_000,
  columns: 200,
  /** Sheets of a workbook. The row limit applies to all of them together. */
  sheets: 40,
  /** Rows of a CSV export, which is streamed. */
  streamedRows: 100_000,
  /** Entries of an XLSX file, and their total unpacked size in bytes. */
  zip: { entries: 1000, bytes: 64 << 20 },
  /** Characters in one line of a CSV file. */
  line: 1_000_000,
  /** Problems listed in a report. The count includes all. */
  problems: 200,
} as const
