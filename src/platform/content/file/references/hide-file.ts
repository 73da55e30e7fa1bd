import { sql } from 'kysely'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { conflict, notFound } from '#platform/errors/errors.ts'
import { assertRoom } from '../upload/upload-limits.ts'
import { fileWords } from '../words.ts'
import { isInUse } from './remove-file.ts'

/**
 * Hides a file of the site, for its owners. Nobody can open it, it does not count toward the package, and it can be
 * restored for seven days. A used file cannot be hidden.
 */
export const hideFile = (ctx: Context, id: string): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    if (!(await held(inside, { id, isHidden: false }))) throw notFound()
    if (await isInUse(inside, id)) throw conflict({ field: 'file', code: 'in-use', ...fileWords.inUse })
    await sql`update file set "removedAt" = ${nowOf(ctx)}::timestamptz, "removedBy" = ${ctx.viewer.name}
      where site = ${ctx.site._id} and _id = ${id}`.execute(inside[executor])
  })

/** Restores a hidden file; refused if the package has no room. */
export const bringBackFile = (ctx: Context, id: string): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    const file = await held(inside, { id, isHidden: true })
    if (!file) throw notFound()
    await assertRoom(inside, file.kept)
    await sql`update file set "removedAt" = null, "removedBy" = null
      where site = ${ctx.site._id} and _id = ${id}`.execute(inside[executor])
  })

/** Locks a file of the site, visible or hidden, until the transaction ends. */
async function held(ctx: Context, { id, isHidden }: { id: string; isHidden: boolean }) {
  const { rows } = await sql<{ kept: number }>`select kept from file where site = ${ctx.site._id} and _id = ${id}
    and ("removedAt" is not null) = ${isHidden} and scan <> 'infected' for update`.execute(ctx[executor])
  return rows[0]
}
