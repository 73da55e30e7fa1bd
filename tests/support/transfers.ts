import { sql } from 'kysely'
import { fileTypes, type FileFormat } from '#platform/data/import-export/file-types.ts'
import type { ImportReport } from '#platform/data/import-export/import/report.ts'
import type { Viewer } from '#platform/data/access/viewer.ts'
import type { Academy } from './academy.ts'
import type { SiteKey } from './cast.ts'
import type { Http } from './http.ts'

interface By {
  viewer: Viewer
  site?: SiteKey
}

/** Returns the import and export calls as programs make them. */
export const transfersOf = (http: Http) => ({
  take: (by: By, asked: { of: string; format?: FileFormat; more?: Record<string, string> }) => {
    const query = new URLSearchParams({ format: asked.format ?? 'csv', ...asked.more })
    return http.ask({ ...by, method: 'GET', path: `/api/${asked.of}/export?${query}` })
  },
  bring: async (
    by: By,
    given: { to: string; file: string | Buffer; more?: Record<string, string>; type?: string },
  ): Promise<{ status: number; message: string | undefined; report: ImportReport; text: string }> => {
    const type = given.type ?? (typeof given.file === 'string' ? fileTypes.csv : fileTypes.xlsx)
    const path = `/api/${given.to}/import?${new URLSearchParams(given.more)}`
    const answer = await http.ask({
      ...by,
      path,
      body: Buffer.from(given.file as string),
      headers: { 'content-type': type },
    })
    return { status: answer.status, message: answer.body?.message, report: answer.body?.data, text: answer.text }
  },
})

/**
 * Returns a digest of everything in the collections and the job queue, by table. An operation without effect leaves it
 * unchanged.
 */
export const contentOf = async (academy: Academy): Promise<Record<string, string>> => {
  await academy.app.jobs.drain()
  const tables = [...academy.app.collections.keys(), 'history', 'job']
  const prints = tables.map(async (table) => {
    const { rows } = await sql<{
      print: string
    }>`select count(*) || ' ' || coalesce(md5(string_agg(row::text, ',' order by row::text)), '') as print
      from ${sql.table(table)} as row`.execute(academy.database.kysely)
    return [table, rows[0]!.print] as const
  })
  return Object.fromEntries(await Promise.all(prints))
}
