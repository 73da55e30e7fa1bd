import type { PrintLayout } from './print-layout.ts'

/** What a file holds as text, as spreadsheets show it: `rows[0]` are the heads. */
export interface Table {
  rows: string[][]
  broken: BrokenCell[]
}

/** A cell without a value to read: an error of a formula. Row and column count from 1, as people see them. */
export interface BrokenCell {
  row: number
  column: number
  value: string
}

/** A sheet of a workbook, under the name on its tab. */
export interface NamedTable extends Table {
  name: string
}

export type ColumnForm = 'text' | 'number' | 'date'

/** A sheet of a workbook that is written, without its rows. */
export interface Sheet {
  title: string
  heads: string[]
  forms: ColumnForm[]
  /** How it is laid out where it is meant to be printed; its cells are then all text. */
  paper?: PrintLayout
}

/** Why a file is no table, by the code of its sentence. */
export type Fault =
  | 'empty'
  | 'too-large'
  | 'html'
  | 'old-excel'
  | 'open-document'
  | 'not-a-sheet'
  | 'not-a-book'
  | 'broken'
  | 'locked'
  | 'unsafe'
  | 'too-much'
  | 'encoding'
  | 'quotes'
  | 'long-line'
  | 'too-many-rows'
  | 'too-many-columns'
  | 'too-many-sheets'
  | 'too-heavy'

export class Unreadable extends Error {
  readonly fault: Fault
  /** The line of a CSV file where it was seen. */
  readonly line: number | undefined
  constructor(fault: Fault, line?: number) {
    super(fault)
    this.fault = fault
    this.line = line
  }
}
