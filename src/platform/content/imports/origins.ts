import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'

/** The row created from an item of another system, with its version and content at import. */
export interface Origin {
  key: string
  row: string
  version: number
  sha256: string
}

/** Returns the rows created from a source on the site, by source key. */
export const originsOf = async (ctx: Context, source: string): Promise<ReadonlyMap<string, Origin>> => {
  const { rows } = await sql<Origin>`select key, "row", version, sha256 from import_origin
    where site = ${ctx.site._id} and source = ${source}`.execute(ctx[executor])
  return new Map(rows.map((row) => [row.key, row]))
}

/** Returns the row created from one item of a source on the site. */
export const originOf = async (ctx: Context, of: { source: string; key: string }): Promise<Origin | undefined> => {
  const { rows } = await sql<Origin>`select key, "row", version, sha256 from import_origin
    where site = ${ctx.site._id} and source = ${of.source} and key = ${of.key}`.execute(ctx[executor])
  return rows[0]
}

/** Records the row created from an item, so that a repeated import creates no duplicate. */
export const noteOrigin = async (inside: Context, source: string, of: Origin): Promise<void> => {
  await sql`insert into import_origin (site, source, key, "row", version, sha256)
    values (${inside.site._id}, ${source}, ${of.key}, ${of.row}, ${of.version}, ${of.sha256})
    on conflict (site, source, key)
      do update set "row" = excluded."row", version = excluded.version, sha256 = excluded.sha256`.execute(
    inside[executor],
  )
}
