import type { Link } from '../../description.ts'

export type ImportWords = Record<
  | 'crumbs'
  | 'steps'
  | 'upload'
  | 'match'
  | 'check'
  | 'result'
  | 'drop'
  | 'choose'
  | 'limits'
  | 'template'
  | 'reading'
  | 'checking'
  | 'storing'
  | 'failed'
  | 'whole'
  | 'create'
  | 'change'
  | 'nothing'
  | 'mend'
  | 'rowsUnit'
  | 'cells'
  | 'allRows'
  | 'nearBad'
  | 'changes'
  | 'row'
  | 'outcome'
  | 'leaveOut'
  | 'column'
  | 'cell'
  | 'problems'
  | 'andMore'
  | 'replace'
  | 'replaceWith'
  | 'more'
  | 'note'
  | 'other'
  | 'store'
  | 'cancel'
  | 'empty',
  string
>

/** The inputs of the import screen. `send` returns the response of the collection's import. */
export interface ImportDescription {
  heading: string
  crumbs: Link[]
  listHref: string
  templateHref: string
  /** The URL that receives and checks the file, repeatedly. */
  apiHref: string
  /** The possible fields of a column. */
  fields: { name: string; label: string }[]
  words: ImportWords
}

export type RowAct = 'create' | 'change' | 'nothing' | 'mend'

/** A problem to correct. `row` counts as in spreadsheets, `column` is the letters. */
export interface ImportProblem {
  row: number
  column: string | null
  value: string | null
  code: string
  message: string
}

/** How ambiguous cells of a column were read: the first one, and their number. */
interface ImportRemark extends ImportProblem {
  count: number
}

export interface ImportReport {
  isStored: boolean
  rows: number
  created: number
  changed: number
  unchanged: number
  problemCount: number
  problems: ImportProblem[]
  remarks: ImportRemark[]
  batch?: string | null
  detail?: { rows: string[][]; columns: (string | null)[]; acts: Record<number, RowAct> }
}

/** Sends a file or a table. A refusal returns a sentence. */
export type SendImport = (
  content: Blob | string,
  how: { isDryRun: boolean },
) => Promise<{ report: ImportReport } | { problem: string }>
