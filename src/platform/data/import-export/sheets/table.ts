import type { PrintLayout } from './print-layout.ts'

/** The content of a file as text, as spreadsheets show it. `rows[0]` are the headings. */
export interface Table {
  rows: string[][]
  broken: BrokenCell[]
}

/** A cell without a readable value: a formula error. Row and column count from 1. */
export interface BrokenCell {
  row: number
  column: number
  value: string
}

/** A sheet of a workbook, with its tab name. */
export interface NamedTable extends Table {
  name: string
}

export type ColumnForm = 'text' | 'number' | 'date'

/** A sheet to write, without its rows. */
export interface Sheet {
  title: string
  heads: string[]
  forms: ColumnForm[]
  /** The print layout, if any; its cells are then all text. */
  paper?: PrintLayout
}

/** Why a file is not a table, as the code of a message. */
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
  /** The line of the error in a CSV file. */
  readonly line: number | undefined
  constructor(fault: Fault, line?: number) {
    super(fault)
    this.fault = fault
    this.line = line
  }
}
