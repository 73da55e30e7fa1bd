import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'

/** The number of files with one extension, and their bytes with other sizes. */
export interface Usage {
  ext: string
  count: number
  bytes: number
}

/** Returns the storage of the site's files by extension, largest first. */
export const usageOf = async (ctx: Context): Promise<Usage[]> => {
  const { rows } = await sql<Usage>`select ext, count(*)::int as count, sum(kept)::bigint as bytes from file
    where site = ${ctx.site._id} and "removedAt" is null group by ext order by 3 desc, 1`.execute(ctx[executor])
  return rows
}
