import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { idsInUse } from './keys-in-use.ts'

/** A file that nothing uses: not named, not attached, and not in the library. */
export interface Unused {
  id: string
  ext: string
  name: string
  type: string
  kept: number
  by: string
  createdAt: string
}

/** How long an unused file is stored, in milliseconds. A form that will use it may still be open. */
export const unusedMs = 7 * 24 * 60 * 60_000

/** Returns the site's unused files uploaded before an instant (milliseconds since 1970), oldest first. */
export const unusedOn = async (ctx: Context, { until }: { until: number }): Promise<Unused[]> => {
  const used = await idsInUse(ctx)
  const { rows } = await sql<Unused>`select _id as id, ext, name, type, kept, "by", "createdAt" from file
    where site = ${ctx.site._id} and "removedAt" is null and not "inLibrary" and "createdAt" <= ${new Date(until).toISOString()}::timestamptz
      and not exists (select 1 from attachment a where a.site = file.site and a.file = file._id)
    order by "createdAt", _id`.execute(ctx[executor])
  return rows.filter(({ id }) => !used.has(id))
}
