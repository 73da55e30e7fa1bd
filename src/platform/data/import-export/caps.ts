/** What one file may hold. */
export const caps = {
  bytes: 5 << 20,
  /** Without the heads; an XLSX export keeps to it too, so that it can be read again. */
  rows: 20_000,
  columns: 200,
  /** Sheets of a workbook; its rows are counted together. */
  sheets: 40,
  /** Rows that a CSV export may bring; it is streamed. */
  streamedRows: 100_000,
  /** Entries of an XLSX file, and what they may hold together when they are unpacked. */
  zip: { entries: 1000, bytes: 64 << 20 },
  /** Letters of one line of a CSV file. */
  line: 1_000_000,
  /** Problems that a report names; it counts all of them. */
  problems: 200,
} as const
