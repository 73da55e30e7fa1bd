import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import type { ImportReport } from '../import/report.ts'
import { bookFaults } from './words.ts'

/** What a sheet of the workbook does, and what is to be mended in it; `sheet` is the name on its tab. */
interface SheetReport extends Pick<
  ImportReport,
  'rows' | 'created' | 'changed' | 'unchanged' | 'problemCount' | 'problems' | 'remarks'
> {
  sheet: string
  collection: string
}

export interface BookReport {
  /** Whether what it says has been stored: not after a dry run, nor when there is any problem. */
  isStored: boolean
  created: number
  changed: number
  unchanged: number
  problemCount: number
  sheets: SheetReport[]
  /** The tabs that no sheet of the workbook has: they were not read. */
  unknownSheets: string[]
  /** The sheets whose plugin is off on this site: they were not read. */
  offSheets: string[]
  /** The menus, by the codes of their pages, that have entries now and have none once it is stored. */
  emptied: string[]
  /** By which what was stored is taken back, the last first. */
  batches: string[]
}

/** Where an import is: at which sheet, and at which of its rows. */
export interface Progress {
  sheet: string
  row: number
  rows: number
}

/** The sentence of a code, its gaps filled. */
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
