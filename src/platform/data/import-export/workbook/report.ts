import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import type { ImportReport } from '../import/report.ts'
import { bookFaults } from './words.ts'

/** The result of one sheet, and its problems. `sheet` is the tab name. */
interface SheetReport extends Pick<
  ImportReport,
  'rows' | 'created' | 'changed' | 'unchanged' | 'problemCount' | 'problems' | 'remarks'
> {
  sheet: string
  collection: string
}

export interface BookReport {
  /** Whether the import was stored. False after a dry run or if there is any problem. */
  isStored: boolean
  created: number
  changed: number
  unchanged: number
  problemCount: number
  sheets: SheetReport[]
  /** The unknown tabs, which were ignored. */
  unknownSheets: string[]
  /** The ignored sheets whose plugin is off on this site. */
  offSheets: string[]
  /** The codes of pages whose menus have entries now and will lose all of them. */
  emptied: string[]
  /** Batch ids for the undo, last first. */
  batches: string[]
}

/** The progress of an import: its sheet and row. */
export interface Progress {
  sheet: string
  row: number
  rows: number
}

/** The message of a code, with its placeholders filled. */
export const bookFault = (code: keyof typeof bookFaults, values: Record<string, string | number> = {}) => ({
  code,
  th: fill(bookFaults[code].th, values),
  en: fill(bookFaults[code].en, values),
})

export const bookReport = (
  of: Pick<BookReport, 'isStored' | 'sheets' | 'unknownSheets' | 'offSheets' | 'emptied' | 'batches'>,
): BookReport => {
  const sum = (name: 'created' | 'changed' | 'unchanged' | 'problemCount') =>
    of.sheets.reduce((all, sheet) => all + sheet[name], 0)
  return {
    isStored: of.isStored,
    ...{ created: sum('created'), changed: sum('changed'), unchanged: sum('unchanged') },
    ...{ problemCount: sum('problemCount'), sheets: of.sheets, unknownSheets: of.unknownSheets },
    ...{ offSheets: of.offSheets, emptied: of.emptied, batches: of.batches },
  }
}

export const sheetReport = (
  { collection }: { collection: { name: string; plural: Record<Context['locale'], string> } },
  of: Omit<SheetReport, 'sheet' | 'collection'>,
): SheetReport => ({
  sheet: collection.plural.th,
  collection: collection.name,
  ...{ rows: of.rows, created: of.created, changed: of.changed, unchanged: of.unchanged },
  ...{ problemCount: of.problemCount, problems: of.problems, remarks: of.remarks },
})
