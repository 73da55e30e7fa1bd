import { sql } from 'kysely'
import { compute } from '#platform/data/collection/write.ts'
import { fromPrivate } from '#platform/data/private-table/access.ts'
import type { Context } from '#platform/context.ts'
import { asProduct } from '#platform/flow/engine/values.ts'
import { flowRun, type FlowRunRow } from '#platform/flow/tables.ts'

const maxLimited = 10
const dayMs = 86_400_000

/** Pauses a flow of which ten runs in a day ended at a limit, so that it does not go on failing. */
export const pauseIfLimited = async (ctx: Context, { flowID, reason }: FlowRunRow): Promise<void> => {
  if (reason !== 'limit') return
  const since = new Date(ctx.app.clock() - dayMs).toISOString()
  const { n } = await fromPrivate(ctx, flowRun)
    .select(sql<number>`count(*)::int`.as('n'))
    .where('flowID', '=', flowID)
    .where('reason', '=', 'limit')
    .where('createdAt', '>', since)
    .executeTakeFirstOrThrow()
  if (n >= maxLimited) await compute(asProduct(ctx), 'flow', { _id: flowID, change: { status: 'paused' } })
}
