import { columnLetter } from '#domain/spreadsheet/column-letter.ts'
import type { Context } from '#platform/context.ts'
import { fill, type Text } from '#platform/site/i18n/words.ts'
import { caps } from '../caps.ts'
import { rowWords } from '../words.ts'

/** One thing to be mended in the file: `row` as spreadsheets count it, `column` by its letters; null for a whole row. */
export interface Problem {
  row: number
  column: string | null
  field: string | null
  value: string | null
  code: string
  message: string
  /** What was there before a program changed it, where that is certain. */
  mended?: string
}

export interface ImportReport {
  /** Whether what it says has been stored: not after a dry run, nor when there is any problem. */
  isStored: boolean
  /** Rows of the file that hold anything, without the heads; and what they do. */
  rows: number
  created: number
  changed: number
  unchanged: number
  /** All problems, of which `problems` names the first 200. */
  problemCount: number
  problems: Problem[]
  /** How cells were read that could have meant something else: of each column and way the first cell, and how many there are. */
  remarks: (Problem & { count: number })[]
  /** By which the rows that were stored are taken back; null where none were. */
  batch?: string | null
  detail?: ImportDetail
}

/** What a row of the file does, as far as its cells tell. */
export type RowAct = 'create' | 'change' | 'nothing' | 'mend'

/** What a screen needs to show the file: its cells as text, the field of each column, and what each row does. */
export interface ImportDetail {
  rows: string[][]
  columns: (string | null)[]
  acts: Record<number, RowAct>
}

/** A problem of a cell (`at` is its column in the file, from 0) or of a whole row. */
export interface Found extends Text {
  row: number
  at?: number
  field?: string
  value?: string
  code: string
  mended?: string
}

const longestValue = 100

/** The sentence of a code, its gaps filled. */
export const said = (code: keyof typeof rowWords, values: Record<string, string | number> = {}) => ({
  code,
  th: fill(rowWords[code].th, values),
  en: fill(rowWords[code].en, values),
})

/** Gathers what an import finds, in the viewer's language. */
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
  /** The report in the order of the file: what the database says of a row is known later than what its cells say. */
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
