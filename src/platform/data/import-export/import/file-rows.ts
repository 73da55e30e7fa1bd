import { unguardText } from '#domain/spreadsheet/guard.ts'
import type { Column } from '../columns.ts'
import type { BrokenCell, Table } from '../sheets/table.ts'
import type { Placed } from './headers.ts'
import type { Found } from './report.ts'

/** A cell of a known column; `formula` is the error that is where a value should. */
export interface FileCell {
  at: number
  column: Column
  text: string
  formula?: string
  /** What the file says, where `text` says it in other words. */
  written?: string
  /** Why it means nothing, unless it repeats what is stored. */
  fault?: Omit<Found, 'row'>
}

/** A row of the file that holds anything; `number` is the one that spreadsheets show. */
export interface FileRow {
  number: number
  cells: FileCell[]
  /** The row that it speaks of, where that is known otherwise than by an `_id` in the file. */
  known?: { _id: string; isNew: boolean }
}

/** The rows beneath the heads, their cells without the guard that an export puts before what looks like a formula. */
export const fileRows = ({ rows, broken }: Table, placed: readonly Placed[]): FileRow[] => {
  const formulas = new Map(broken.map((cell) => [keyOf(cell), cell.value]))
  const withFormulas = new Set(broken.map((cell) => cell.row))
  // A table ends with its last value: a row of formulas alone, of which none was ever computed, may lie beneath.
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

/** The cell of a column by its name; undefined where the file has no such column. */
export const cellNamed = (row: FileRow, name: string) => row.cells.find((cell) => cell.column.name === name)

/** Where a report shows what is wrong with a field: its cell, or the first of its parts; nothing where the file has none. */
export const placeOf = (row: FileRow, field: string) => {
  const cell = cellNamed(row, field) ?? row.cells.find(({ column }) => column.owner?.name === field)
  return { row: row.number, field, ...(cell && { at: cell.at, value: cell.written ?? cell.text }) }
}

const isEmpty = (texts: readonly string[]) => texts.every((text) => text.trim() === '')
const keyOf = (cell: Pick<BrokenCell, 'row' | 'column'>) => `${cell.row} ${cell.column}`
