import { sql } from 'kysely'
import { z } from 'zod'
import { addDays, bangkokDay, dayStart } from '#domain/thai-calendar/bangkok.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { defineJob } from '#platform/background/jobs/job.ts'
import { fromPrivate, insertPrivate } from '#platform/data/private-table/access.ts'
import { leafText, merkleRoot } from '../rules/merkle.ts'
import { sha256 } from '../sitting/log/hash.server.ts'
import { examEvent } from '../tables.ts'
import { examRoot } from '../sitting/receipts/tables.ts'

/** Stores the root over the logs of yesterday, once. Logs that are changed later do not fit it. */
export const sealDay = defineJob({
  name: 'exam/seal-day',
  payload: z.object({}),
  async work(ctx) {
    const day = addDays(bangkokDay(ctx.now), -1)
    const leaves = await leavesOf(ctx, day)
    if (leaves.length === 0) return
    await insertPrivate(ctx, examRoot, {
      row: { day, root: merkleRoot(leaves, sha256), count: leaves.length, createdAt: nowOf(ctx) },
      onConflict: { columns: ['day'], update: 'nothing' },
    })
  },
})
export default sealDay

/** The last event of each log on a day, by attempt. */
export async function leavesOf(ctx: Context, day: string): Promise<string[]> {
  const last = await fromPrivate(ctx, examEvent)
    .distinctOn('attemptID')
    .select(['attemptID', 'seq', 'hash'])
    .where('at', '>=', sql<string>`${dayStart(day)}::timestamptz`)
    .where('at', '<', sql<string>`${dayStart(addDays(day, 1))}::timestamptz`)
    .orderBy('attemptID')
    .orderBy('seq', 'desc')
    .execute()
  return last.map(({ attemptID, seq, hash: head }) => leafText({ attemptID, seq, head }))
}
