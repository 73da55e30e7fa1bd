import { csvRecord } from '#domain/spreadsheet/csv-record.ts'
import { encode874 } from '#domain/spreadsheet/encode-874.ts'
import { guardText } from '#domain/spreadsheet/guard.ts'
import type { Context } from '#platform/context.ts'
import type { MadeFile } from '#ui/state/made-file.tsx'
import { widthOf } from '../../rules/roster.ts'
import { rosterWords as words } from './roster-words.ts'
import type { RosterSheet } from './describe-roster.ts'

type RosterFilesOptions = { sheets: readonly RosterSheet[]; isSigned: boolean; name: string }

/** A workbook with one sheet per course, ready to print. */
export const rosterXlsx = async (ctx: Context, { sheets, isSigned, name }: RosterFilesOptions): Promise<MadeFile> => {
  const laid = sheets.map((sheet, at) => {
    const heads = sheet.columns.map(({ label }) => label)
    const paper = {
      ...{ heading: sheet.heading, footing: sheet.footing, isLandscape: heads.length > 6 },
      widths: sheet.columns.map((column) => widthOf(column.name)),
      centred: sheet.columns.map(({ isCentred }) => isCentred),
      rowHeight: isSigned ? 30 : 24,
    }
    // Two courses may share a name, but sheets of a workbook may not.
    const title = sheets.length > 1 ? `${at + 1} ${sheet.title}` : sheet.title
    return { sheet: { title, heads, forms: heads.map(() => 'text' as const), paper }, rows: once(sheet.rows) }
  })
  const bytes = await ctx.app.spreadsheets.writeBook(laid)
  return fileOf(bytes, {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    name: `${name}.xlsx`,
  })
}

/** All courses in one table with the course before each person, in UTF-8 or the code page of old Thai programs. */
export const rosterCsv = ({ locale }: Context, of: RosterFilesOptions & { is874: boolean }): MadeFile => {
  const [first] = of.sheets
  const heads = [words.courseHead[locale], ...(first?.columns ?? []).map(({ label }) => label)]
  const rows = of.sheets.flatMap((sheet) => sheet.rows.map((row) => [sheet.title, ...row]))
  const text = [heads, ...rows].map((row) => csvRecord(row.map(guardText))).join('')
  const bytes = of.is874 ? encode874(text) : new TextEncoder().encode(`\ufeff${text}`)
  return fileOf(bytes, { type: 'text/csv', name: `${of.name}.csv` })
}

const fileOf = (bytes: Uint8Array, { type, name }: { type: string; name: string }): MadeFile => ({
  href: `data:${type};base64,${Buffer.from(bytes).toString('base64')}`,
  name,
})

async function* once(rows: string[][]) {
  yield rows
}
