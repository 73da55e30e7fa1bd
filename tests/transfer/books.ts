import { fileTypes } from '#platform/data/import-export/file-types.ts'
import { readBook } from '#platform/data/import-export/sheets/read-xlsx.ts'
import { writeXlsx } from '#platform/data/import-export/sheets/write-xlsx.ts'
import type { BookReport } from '#platform/data/import-export/workbook/report.ts'
import type { Viewer } from '#platform/data/access/viewer.ts'
import type { SiteKey } from '../support/cast.ts'
import type { Http } from '../support/http.ts'

interface By {
  viewer: Viewer
  site?: SiteKey
}

/** Returns the calls that export and import the workbook of a site, as programs make them. */
export const booksOf = (http: Http) => {
  const take = (by: By, more: Record<string, string> = {}) =>
    http.ask({ ...by, method: 'GET', path: `/api/workbook/export?${new URLSearchParams(more)}` })
  return {
    take,
    bring: async (
      by: By,
      bytes: Buffer,
      more: Record<string, string> = {},
    ): Promise<{ status: number; message: string | undefined; report: BookReport }> => {
      const answer = await http.ask({
        ...by,
        path: `/api/workbook/import?${new URLSearchParams(more)}`,
        body: bytes,
        headers: { 'content-type': fileTypes.xlsx },
      })
      return { status: answer.status, message: answer.body?.message, report: answer.body?.data }
    },
    /** Returns the cells of each sheet by the name of its tab. */
    cells: async (by: By) => {
      const sheets = await readBook((await take(by)).bytes)
      return Object.fromEntries(sheets.map(({ name, rows }) => [name, rows]))
    },
  }
}

/** A workbook as a person would write it: rows of texts by tab, with the heads first. */
export const bookOf = async (sheets: Record<string, string[][]>): Promise<Buffer> =>
  Buffer.from(
    await writeXlsx(
      Object.entries(sheets).map(([title, [heads = [], ...rows]]) => ({
        sheet: { title, heads, forms: heads.map(() => 'text' as const) },
        rows,
      })),
    ),
  )
