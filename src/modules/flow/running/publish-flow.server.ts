import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { compute } from '#platform/data/collection/write.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { forbidden, notFound } from '#platform/errors/errors.ts'
import { storeVersion } from '#platform/flow/publish-flow.ts'
import { nextTime } from '../rules/next-time.ts'

/**
 * Publishes the draft of a flow as its next version and makes it active. Runs that wait keep their version. Throws
 * invalid with the problems of its steps. Returns the number of the version.
 */
export const publishFlow = async (ctx: Context, _id: string): Promise<number> => {
  if (!isAtLeast(ctx.viewer, 'admin')) throw forbidden()
  return inTransaction(ctx, async (inside) => {
    const row = await from(inside, 'flow').selectAll().where('flow._id', '=', _id).executeTakeFirst()
    if (!row) throw notFound()
    const { name, trigger, isAlways, mayMoveStock, steps, publishedVersion: after } = row
    const version = await storeVersion(inside, { flowID: _id, name, trigger, isAlways, mayMoveStock, steps, after })
    const nextAt = trigger === 'schedule' ? nextTime(row, ctx.now) : null
    await compute(inside, 'flow', { _id, change: { publishedVersion: version, status: 'active', nextAt } })
    return version
  })
}

/** Pauses an active flow, or takes it up again. Runs that have begun go on. */
export const pauseFlow = async (ctx: Context, { _id, isPaused }: { _id: string; isPaused: boolean }): Promise<void> => {
  if (!isAtLeast(ctx.viewer, 'admin')) throw forbidden()
  await inTransaction(ctx, async (inside) => {
    const row = await from(inside, 'flow').selectAll().where('flow._id', '=', _id).executeTakeFirst()
    if (!row || row.publishedVersion === 0) throw notFound()
    const nextAt = !isPaused && row.trigger === 'schedule' ? nextTime(row, ctx.now) : row.nextAt
    await compute(inside, 'flow', { _id, change: { status: isPaused ? 'paused' : 'active', nextAt } })
  })
}
