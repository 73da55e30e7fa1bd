import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'

/** How many files of one ending there are, and the bytes that they take with their other sizes. */
export interface Usage {
  ext: string
  count: number
  bytes: number
}

/** What the files of the site take, by their endings, the largest first. */
export const usageOf = async (ctx: Context): Promise<Usage[]> => {
  const { rows } = await sql<Usage>`select ext, count(*)::int as count, sum(kept)::bigint as bytes from file
    where site = ${ctx.site._id} and "removedAt" is null group by ext order by 3 desc, 1`.execute(ctx[executor])
  return rows
}
