import type { Action, Link } from '../../../description.ts'
import type { ImportProblem } from '../import-description.ts'

type WorkbookWords = Record<
  | 'crumbs'
  | 'intro'
  | 'take'
  | 'takeText'
  | 'template'
  | 'own'
  | 'bring'
  | 'bringText'
  | 'drop'
  | 'choose'
  | 'limits'
  | 'sheet'
  | 'create'
  | 'change'
  | 'nothing'
  | 'mend'
  | 'rows'
  | 'cell'
  | 'written'
  | 'why'
  | 'wholeRow'
  | 'more'
  | 'unknown'
  | 'off'
  | 'empties'
  | 'bad'
  | 'good'
  | 'same'
  | 'invite'
  | 'inviteText'
  | 'store'
  | 'again'
  | 'checking'
  | 'storing'
  | 'at'
  | 'cancel'
  | 'cancelled'
  | 'failed'
  | 'open',
  string
>

/** The inputs of the workbook screen: where to download, where to send, and the last import. */
export interface WorkbookDescription {
  heading: string
  crumbs: Link[]
  templateHref: string
  ownHref: string
  apiHref: string
  /** The last import or undo, and the way to undo it. */
  done: WorkbookDone | null
  words: WorkbookWords
}

export interface WorkbookDone {
  text: string
  undo?: Action
  sheets: { name: string; created: string; changed: string; href?: string }[]
}

export interface WorkbookSheet {
  sheet: string
  collection: string
  rows: number
  created: number
  changed: number
  unchanged: number
  problemCount: number
  problems: ImportProblem[]
}

export interface WorkbookReport {
  isStored: boolean
  created: number
  changed: number
  unchanged: number
  problemCount: number
  sheets: WorkbookSheet[]
  unknownSheets: string[]
  offSheets: string[]
  emptied: string[]
  batches: string[]
}

export interface WorkbookProgress {
  sheet: string
  row: number
  rows: number
}

/** The present activity and its progress. */
export interface Under {
  what: string
  at: WorkbookProgress | null
}

export interface WorkbookAnswer {
  data?: WorkbookReport
  message?: string
}

/** Sends the file and reports progress. A refusal returns a sentence. */
export type SendWorkbook = (
  file: File,
  how: { isDryRun: boolean; isTold: boolean; signal: AbortSignal; tell: (progress: WorkbookProgress) => void },
) => Promise<{ report: WorkbookReport } | { problem: string } | { isCancelled: true }>
