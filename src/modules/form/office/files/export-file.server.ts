import { csvRecord } from '#domain/spreadsheet/csv-record.ts'
import { guardText } from '#domain/spreadsheet/guard.ts'
import { fileTypes } from '#platform/data/import-export/file-types.ts'
import type { Context } from '#platform/context.ts'
import { type ExportTable, exportTables } from './export-table.server.ts'

export const exportFormats = ['csv', 'xlsx'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** Spreadsheets recognise UTF-8 in a CSV file by this mark. */
const byteOrderMark = '\uFEFF'
/** The most letters of the name of a sheet. */
const longestTitle = 28

/** Responds with the submissions of a form as a file. A CSV file has no data sets; spreadsheets run nothing in it. */
export async function exportFile(
  ctx: Context,
  { formID, format }: { formID: string; format: ExportFormat },
): Promise<Response> {
  const tables = await exportTables(ctx, formID)
  const body = format === 'csv' ? await csvOf(tables[0]!) : new Uint8Array(await bookOf(ctx, tables))
  return new Response(body, {
    headers: {
      'content-type': format === 'csv' ? `${fileTypes.csv}; charset=utf-8` : fileTypes.xlsx,
      'content-disposition': `attachment; filename="form-${formID}.${format}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    },
  })
}

async function csvOf({ heads, rows }: ExportTable): Promise<string> {
  let text = byteOrderMark + csvRecord(heads.map(guardText))
  for await (const lines of rows()) text += lines.map((cells) => csvRecord(cells.map(guardText))).join('')
  return text
}

function bookOf(ctx: Context, tables: readonly ExportTable[]) {
  return ctx.app.spreadsheets.writeBook(
    tables.map(({ title, heads, rows }, at) => ({
      sheet: { title: sheetTitle(title, at), heads, forms: heads.map(() => 'text' as const) },
      rows: rows(),
    })),
  )
}

/** Names of sheets are short, unique and without some signs. */
const sheetTitle = (title: string, at: number) =>
  `${at === 0 ? '' : `${at} `}${title.replaceAll(/[[\]:*?/\\']/g, ' ').slice(0, longestTitle)}`.trim()
