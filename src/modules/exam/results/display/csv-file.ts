import { csvRecord } from '#domain/spreadsheet/csv-record.ts'
import { guardText } from '#domain/spreadsheet/guard.ts'
import type { RelatedList } from '#ui/office/description.ts'

interface CsvFile {
  href: string
  name: string
  label: string
}

/** A list as a file to download. Its content is on the page already, and spreadsheets run no code from it. */
export function csvFile({ columns, rows }: RelatedList, { name, label }: { name: string; label: string }): CsvFile {
  const records = rows.map(({ cells }) => columns.map((column) => guardText(cells[column.name]?.text ?? '')))
  const text = [columns.map((column) => column.label), ...records].map(csvRecord).join('')
  return { href: `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${text}`)}`, name: `${name}.csv`, label }
}
