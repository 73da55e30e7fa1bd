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

/** Returns the width of a column by its kind, in pixels. The first column takes the rest. */
export function widthOf(column: Column, at: number): number | undefined {
  return at === 0 ? undefined : widths[column.kind]
}

/**
 * Returns the minimum width of a table in pixels. A narrower table scrolls, so that the first column is not squeezed.
 */
export function tableWidth(columns: Column[]): number {
  return columns.reduce((sum, column, at) => sum + (widthOf(column, at) ?? FIRST), 48)
}

/** Whether a column is right-aligned, including its head. */
export function isNumeric({ kind }: Column): boolean {
  return kind === 'number' || kind === 'money' || kind === 'percent'
}
