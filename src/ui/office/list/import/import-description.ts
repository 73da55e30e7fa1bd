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

/** What importing a file is told. `send` answers come from the collection's import. */
export interface ImportDescription {
  heading: string
  crumbs: Link[]
  listHref: string
  templateHref: string
  /** Where the file is sent, and checked, as often as it takes. */
  apiHref: string
  /** What a column can be. */
  fields: { name: string; label: string }[]
  words: ImportWords
}

export type RowAct = 'create' | 'change' | 'nothing' | 'mend'

/** One thing to be mended: `row` as spreadsheets count it, `column` by its letters. */
export interface ImportProblem {
  row: number
  column: string | null
  value: string | null
  code: string
  message: string
}

/** How cells of a column were read that could have meant something else: the first of them, and how many there are. */
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

/** Sends a file or a table; a refusal comes back as a sentence. */
export type SendImport = (
  content: Blob | string,
  how: { isDryRun: boolean },
) => Promise<{ report: ImportReport } | { problem: string }>
