import type { Column } from '../description.ts'
import type { ColumnKind } from './columns/column-kind.ts'

const FIRST = 260

const widths: Record<ColumnKind, number> = {
  text: 132,
  phrase: 240,
  email: 208,
  code: 96,
  number: 80,
  money: 100,
  percent: 116,
  date: 108,
  instant: 184,
  state: 148,
  person: 160,
  boolean: 104,
  file: 160,
}

/** The width of a column by its kind, in pixels; the first takes what is left. */
export function widthOf(column: Column, at: number): number | undefined {
  return at === 0 ? undefined : widths[column.kind]
}

/** The width under which a table scrolls rather than squeeze its first column, in pixels. */
export function tableWidth(columns: Column[]): number {
  return columns.reduce((sum, column, at) => sum + (widthOf(column, at) ?? FIRST), 48)
}

/** Numbers are on the right, heads too. */
export function isNumeric({ kind }: Column): boolean {
  return kind === 'number' || kind === 'money' || kind === 'percent'
}
