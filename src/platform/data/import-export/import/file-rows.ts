import { unguardText } from '#domain/spreadsheet/guard.ts'
import type { Column } from '../columns.ts'
import type { BrokenCell, Table } from '../sheets/table.ts'
import type { Placed } from './headers.ts'
import type { Found } from './report.ts'

/** A cell of a known column. `formula` is an error in place of a value. */
export interface FileCell {
  at: number
  column: Column
  text: string
  formula?: string
  /** The text in the file, if `text` differs from it. */
  written?: string
  /** Why the cell is invalid, unless it equals the stored value. */
  fault?: Omit<Found, 'row'>
}

/** A non-empty row of the file. `number` is the row number in spreadsheets. */
export interface FileRow {
  number: number
  cells: FileCell[]
  /** The stored row, if it is known by other means than an `_id` in the file. */
  known?: { _id: string; isNew: boolean }
}

/** Returns the rows below the headings, without the escape that an export puts before formula-like text. */
export const fileRows = ({ rows, broken }: Table, placed: readonly Placed[]): FileRow[] => {
  const formulas = new Map(broken.map((cell) => [keyOf(cell), cell.value]))
  const withFormulas = new Set(broken.map((cell) => cell.row))
  // A table ends at its last value. Rows of formulas that were never computed may follow.
  const count = broken.reduce((last, { row }) => Math.max(last, row), rows.length)
  return Array.from({ length: count }, (_, index) => rows[index] ?? []).flatMap((texts, index) => {
    const number = index + 1
    if (index === 0 || (isEmpty(texts) && !withFormulas.has(number))) return []
    const cells = placed.map(({ at, column }) => {
      const formula = formulas.get(keyOf({ row: number, column: at + 1 }))
      return { at, column, text: unguardText(texts[at] ?? ''), ...(formula !== undefined && { formula }) }
    })
    return [{ number, cells }]
  })
}

/** Returns the cell of a column by name; undefined if the file has no such column. */
export const cellNamed = (row: FileRow, name: string) => row.cells.find((cell) => cell.column.name === name)

/** Returns where a report shows a problem of a field: its cell, or its first part. Empty if the file has neither. */
export const placeOf = (row: FileRow, field: string) => {
  const cell = cellNamed(row, field) ?? row.cells.find(({ column }) => column.owner?.name === field)
  return { row: row.number, field, ...(cell && { at: cell.at, value: cell.written ?? cell.text }) }
}

const isEmpty = (texts: readonly string[]) => texts.every((text) => text.trim() === '')
const keyOf = (cell: Pick<BrokenCell, 'row' | 'column'>) => `${cell.row} ${cell.column}`
