import { sql } from 'kysely'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { conflict, notFound } from '#platform/errors/errors.ts'
import { assertRoom } from '../upload/upload-limits.ts'
import { fileWords } from '../words.ts'
import { isInUse } from './remove-file.ts'

/**
 * Puts a file of the site away, for its owners: nobody opens it any more and it takes no room of the package, and for seven
 * days it can be restored. One that is in use stays.
 */
export const hideFile = (ctx: Context, id: string): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    if (!(await held(inside, { id, isHidden: false }))) throw notFound()
    if (await isInUse(inside, id)) throw conflict({ field: 'file', code: 'in-use', ...fileWords.inUse })
    await sql`update file set "removedAt" = ${nowOf(ctx)}::timestamptz, "removedBy" = ${ctx.viewer.name}
      where site = ${ctx.site._id} and _id = ${id}`.execute(inside[executor])
  })

/** Brings a file back that was put away; refused where there is no room for it any more. */
export const bringBackFile = (ctx: Context, id: string): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    const file = await held(inside, { id, isHidden: true })
    if (!file) throw notFound()
    await assertRoom(inside, file.kept)
    await sql`update file set "removedAt" = null, "removedBy" = null
      where site = ${ctx.site._id} and _id = ${id}`.execute(inside[executor])
  })

/** A file of the site that is there, or was put away, as long as the transaction lasts. */
async function held(ctx: Context, { id, isHidden }: { id: string; isHidden: boolean }) {
  const { rows } = await sql<{ kept: number }>`select kept from file where site = ${ctx.site._id} and _id = ${id}
    and ("removedAt" is not null) = ${isHidden} and scan <> 'infected' for update`.execute(ctx[executor])
  return rows[0]
}
