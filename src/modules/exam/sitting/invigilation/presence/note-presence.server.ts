import { type Context, nowOf } from '#platform/context.ts'
import { fromPrivate, insertPrivate } from '#platform/data/private-table/access.ts'
import { examPresence } from './table.ts'

/** A room that calls every few seconds writes a row of a learner at most once in this time. */
const restMs = 45_000

/** Notes that the viewer has a round open. Staff who look in a learner's name are not there. */
export async function notePresence(ctx: Context, roundID: string): Promise<void> {
  const { viewer } = ctx
  if (viewer.role !== 'user' || viewer.actor) return
  const known = await fromPrivate(ctx, examPresence)
    .select('seenAt')
    .where('roundID', '=', roundID)
    .where('userID', '=', viewer.id)
    .executeTakeFirst()
  if (known && ctx.now - Date.parse(known.seenAt) < restMs) return
  await insertPrivate(ctx, examPresence, {
    row: { roundID, userID: viewer.id, seenAt: nowOf(ctx) },
    onConflict: { columns: ['roundID', 'userID'], update: 'all' },
  })
}
