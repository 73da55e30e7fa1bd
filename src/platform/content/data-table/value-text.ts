import { formatDay, formatInstant } from '#domain/thai-calendar/format.ts'
import type { TableColumn, TableDescription, ValueForm } from './describe-table.ts'

type At = { column: TableColumn } & Pick<TableDescription, 'locale' | 'words'>

/** Formats an API value for a table; '' if it is empty. */
export const valueText = (value: unknown, at: At): string =>
  value === null || value === undefined || value === '' ? '' : texts[at.column.form](value, at)

const figure = (value: unknown) => Number(value).toLocaleString('th-TH')

const texts: Record<ValueForm, (value: unknown, at: At) => string> = {
  text: String,
  number: figure,
  baht: figure,
  boolean: (value, { words }) => (value === true ? words.yes : words.no),
  date: (value, { locale }) => formatDay(String(value), { length: 'medium', locale }),
  instant: (value, { locale }) => formatInstant(String(value), { length: 'medium', locale }),
  choice: (value, { column }) => column.choices?.[String(value)] ?? String(value),
}
