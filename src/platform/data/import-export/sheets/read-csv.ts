import { CsvError, parse } from 'csv-parse/sync'
import { decodeText } from '#domain/spreadsheet/decode-text.ts'
import { delimiterOf } from '#domain/spreadsheet/delimiter.ts'
import { openQuoteLine } from '#domain/spreadsheet/open-quote.ts'
import { caps } from '../caps.ts'
import { type Table, Unreadable } from './table.ts'

/** Returns the cells of a CSV file in any encoding and separator. Throws Unreadable. */
export const readCsv = (bytes: Uint8Array): Table => {
  const decoded = decodeText(bytes)
  if (!decoded || decoded.text.includes('\0')) throw new Unreadable('encoding')
  const rows = records(decoded.text, delimiterOf(decoded.text))
  if (rows.length > caps.rows + 1) throw new Unreadable('too-many-rows')
  if (rows.some((row) => row.length > caps.columns && lastFilled(row) >= caps.columns))
    throw new Unreadable('too-many-columns')
  return { rows, broken: [] }
}

function records(text: string, { delimiter, start }: { delimiter: string; start: number }): string[][] {
  try {
    return parse(text.slice(start), {
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: caps.line,
      // One row more than allowed, to detect too many.
      to: caps.rows + 2,
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    if (error.code !== 'CSV_MAX_RECORD_SIZE')
      throw new Unreadable('quotes', openQuoteLine(text, { delimiter, from: start }))
    throw new Unreadable('long-line', Number(error['lines']) + (start > 0 ? 1 : 0))
  }
}

const lastFilled = (row: readonly string[]) => row.findLastIndex((cell) => cell.trim() !== '')
