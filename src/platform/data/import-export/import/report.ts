import { columnLetter } from '#domain/spreadsheet/column-letter.ts'
import type { Context } from '#platform/context.ts'
import { fill, type Text } from '#platform/site/i18n/words.ts'
import { caps } from '../caps.ts'
import { rowWords } from '../words.ts'

/** One thing to fix in the file: `row` as spreadsheets count, `column` by its letters, null for a whole row. */
export interface Problem {
  row: number
  column: string | null
  field: string | null
  value: string | null
  code: string
  message: string
  /** The value before a program changed it, if that is certain. */
  mended?: string
}

export interface ImportReport {
  /** Whether the import was stored. False after a dry run or if there is any problem. */
  isStored: boolean
  /** Non-empty rows of the file without the headings, and their actions. */
  rows: number
  created: number
  changed: number
  unchanged: number
  /** Number of all problems; `problems` lists the first 200. */
  problemCount: number
  problems: Problem[]
  /** How ambiguous cells were read: per column and way the first cell, and the count. */
  remarks: (Problem & { count: number })[]
  /** The batch id to undo the import; null if nothing was stored. */
  batch?: string | null
  detail?: ImportDetail
}

/** The action of a row, as far as its cells show. */
export type RowAct = 'create' | 'change' | 'nothing' | 'mend'

/** What a screen needs to show the file: cells as text, the field of each column, and the action of each row. */
export interface ImportDetail {
  rows: string[][]
  columns: (string | null)[]
  acts: Record<number, RowAct>
}

/** A problem of a cell (`at` is its column index, from 0) or of a whole row. */
export interface Found extends Text {
  row: number
  at?: number
  field?: string
  value?: string
  code: string
  mended?: string
}

const longestValue = 100

/** The message of a code, with its placeholders filled. */
export const said = (code: keyof typeof rowWords, values: Record<string, string | number> = {}) => ({
  code,
  th: fill(rowWords[code].th, values),
  en: fill(rowWords[code].en, values),
})

/** Collects the findings of an import, in the viewer's language. */
export const openReport = (ctx: Pick<Context, 'locale'>) => {
  const report: ImportReport = {
    ...{ isStored: false, rows: 0, created: 0, changed: 0, unchanged: 0 },
    ...{ problemCount: 0, problems: [], remarks: [] },
  }
  const acts: ImportDetail['acts'] = {}
  const add = (found: Found) => {
    report.problemCount++
    acts[found.row] = 'mend'
    if (report.problems.length < caps.problems) report.problems.push(problemOf(found, ctx.locale))
  }
  const remarks = new Map<string, Problem & { count: number }>()
  const remark = (found: Found) => {
    const key = `${found.at} ${found.code}`
    const known = remarks.get(key)
    if (known) known.count++
    else remarks.set(key, { ...problemOf(found, ctx.locale), count: 1 })
  }
  /** Sorts the report in file order, because database errors arrive after cell errors. */
  const close = (isStored: boolean): ImportReport => ({
    ...report,
    isStored,
    problems: report.problems.toSorted((one, other) => one.row - other.row),
    remarks: [...remarks.values()],
  })
  return { report, acts, add, remark, close }
}
export type Report = ReturnType<typeof openReport>

const problemOf = (found: Found, locale: 'th' | 'en'): Problem => ({
  row: found.row,
  column: found.at === undefined ? null : columnLetter(found.at),
  field: found.field ?? null,
  value: found.value === undefined ? null : shortened(found.value),
  code: found.code,
  message: found[locale],
  ...(found.mended !== undefined && { mended: found.mended }),
})

const shortened = (value: string) => (value.length > longestValue ? `${value.slice(0, longestValue)}…` : value)
