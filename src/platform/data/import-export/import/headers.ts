import { columnLetter } from '#domain/spreadsheet/column-letter.ts'
import { type Column, headsOf, plainHead } from '../columns.ts'
import { type Found, type Report, said } from './report.ts'

/** A known column of the file with its index, from 0. */
export interface Placed {
  at: number
  column: Column
}

/**
 * Finds the file's columns by its first row: field names, or their labels in Thai or English. Returns all unknown
 * headings too.
 */
export const placeHeads = (rows: readonly string[][], known: readonly Column[], { add }: Report): Placed[] => {
  const byHead = new Map(known.flatMap((column) => headsOf(column).map((head) => [head, column] as const)))
  const placed: Placed[] = []
  const problems: Found[] = []
  for (const at of Array(widthOf(rows)).keys()) {
    const column = byHead.get(plainHead(rows[0]?.[at] ?? ''))
    const before = placed.find((one) => one.column.name === column?.name)
    if (column && !before) placed.push({ at, column })
    else problems.push(...headProblem(rows, { at, before }))
  }
  if (placed.length === 0) add({ row: 1, ...said('no-heads', { example: known[0]?.head.th ?? '' }) })
  else for (const problem of problems) add(problem)
  return placed
}

const widthOf = (rows: readonly string[][]) => rows.reduce((most, row) => Math.max(most, row.length), 0)

function headProblem(rows: readonly string[][], { at, before }: { at: number; before: Placed | undefined }): Found[] {
  const head = (rows[0]?.[at] ?? '').trim()
  const place = { row: 1, at, value: head }
  if (before) return [{ ...place, ...said('same-head', { head, column: columnLetter(before.at) }) }]
  if (head !== '') return [{ ...place, ...said('unknown-head', { head: head.slice(0, 64) }) }]
  return rows.every((row) => (row[at] ?? '').trim() === '') ? [] : [{ ...place, ...said('no-head') }]
}
