import { columnLetter } from '#domain/spreadsheet/column-letter.ts'
import type { ImportProblem, ImportReport } from './import-description.ts'

/** Returns a table as CSV without the left-out columns. */
export function csvOf(rows: readonly string[][], leftOut: ReadonlySet<number>): string {
  const lines = rows.map((texts) =>
    texts
      .filter((_, at) => !leftOut.has(at))
      .map(quoted)
      .join(','),
  )
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

const quoted = (text: string) => (/[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Returns the table with one changed cell. `row` counts from 1 as in spreadsheets, `at` from 0. */
export function withCell(rows: readonly string[][], of: { row: number; at: number; text: string }): string[][] {
  return rows.map((texts, index) => {
    if (index !== of.row - 1) return texts
    const padded = [...texts, ...Array<string>(Math.max(0, of.at + 1 - texts.length)).fill('')]
    return padded.with(of.at, of.text)
  })
}

/** Problems with the same reason in the same column. */
export interface Cause {
  message: string
  problems: ImportProblem[]
  /** The value that all of them share, null if they differ. */
  value: string | null
}

export function causesOf({ problems }: Pick<ImportReport, 'problems'>): Cause[] {
  const groups = Map.groupBy(problems, ({ column, message }) => `${column} ${message}`)
  return [...groups.values()]
    .map((group) => {
      const values = new Set(group.map(({ value }) => value))
      const [value = null] = values.size === 1 ? values : []
      return { message: group[0]!.message, problems: group, value }
    })
    .toSorted((a, b) => b.problems.length - a.problems.length)
}

/** Returns `D17`, or the row if the problem is not about a cell. */
export const placeOf = ({ row, column }: Pick<ImportProblem, 'row' | 'column'>) => `${column ?? ''}${row}`

/** Returns the problems by place in the table. The check did not include the left-out columns. */
export function problemsByPlace(report: ImportReport, leftOut: ReadonlySet<number>): Map<string, string> {
  return new Map(
    report.problems.flatMap(({ row, column, message }) =>
      column === null ? [] : [[`${columnLetter(atIn(column, leftOut))}${row}`, message] as const],
    ),
  )
}

/** Returns the index in the table of a checked column. */
export function atIn(column: string, leftOut: ReadonlySet<number>): number {
  let at = [...column].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
  for (const left of [...leftOut].toSorted((a, b) => a - b)) if (left <= at) at += 1
  return at
}

/** Returns the rows to show: all, those with a problem and their neighbours, or those with changes. */
export function shownRows(
  report: ImportReport,
  { count, which }: { count: number; which: 'all' | 'bad' | 'changes' },
): number[] {
  const numbers = Array.from({ length: Math.max(0, count - 1) }, (_, index) => index + 2)
  const acts = report.detail?.acts ?? {}
  if (which === 'all') return numbers
  if (which === 'changes') return numbers.filter((row) => acts[row] === 'change')
  const isBad = (row: number) => acts[row] === 'mend'
  return numbers.filter((row) => isBad(row) || isBad(row - 1) || isBad(row + 1))
}
