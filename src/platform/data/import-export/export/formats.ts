import { csvRecord } from '#domain/spreadsheet/csv-record.ts'
import { guardText } from '#domain/spreadsheet/guard.ts'
import { forExcel } from '../cells.ts'
import type { Sheet } from '../sheets/table.ts'

type Pieces = AsyncIterable<string[][]>

/** Spreadsheets recognise UTF-8 in a CSV file by this mark. */
const byteOrderMark = '\ufeff'

/** Yields the lines of a CSV file, a few hundred at a time. Text cells that look like a formula are escaped. */
export async function* csvLines(
  { heads, forms }: Pick<Sheet, 'heads' | 'forms'>,
  pieces: Pieces,
): AsyncGenerator<Buffer> {
  yield Buffer.from(byteOrderMark + csvRecord(heads.map(guardText)))
  for await (const rows of pieces)
    yield Buffer.from(
      rows.map((row) => csvRecord(row.map((text, at) => (forms[at] === 'text' ? guardText(text) : text)))).join(''),
    )
}

/** Yields the rows of an XLSX file, a few hundred at a time. */
export async function* excelCells(pieces: Pieces): AsyncGenerator<string[][]> {
  for await (const rows of pieces) yield rows.map((row) => row.map(forExcel))
}
