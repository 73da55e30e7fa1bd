import { sql } from 'kysely'
import { z } from 'zod'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { trackJob } from '#platform/background/jobs/track-job.ts'
import { defineJob } from '#platform/background/jobs/job.ts'
import { countHours } from '../../hours/count-hours.server.ts'
import { hoursWords as words } from '../../hours/words.ts'

const chunk = 100

/** Recalculates the hours of all learners by the current rules, learner by learner. A second run writes nothing. */
export const recountHours = defineJob({
  name: 'enroll/recounting/recount-hours',
  payload: z.object({ reason: z.string() }),
  async work(ctx, { payload, signal, reportProgress }) {
    const { total } = await from(ctx, 'enroll')
      .select(sql<number>`count(distinct enroll."userID")::int`.as('total'))
      .executeTakeFirstOrThrow()
    let after = ''
    for (let done = 0; done < total; done += chunk) {
      signal.throwIfAborted()
      const learners = await learnersAfter(ctx, after)
      for (const { userID, ids } of learners) await countHours(ctx, { userID, enrollIDs: ids, recount: payload })
      after = learners.at(-1)?.userID ?? after
      await reportProgress(Math.min(99, Math.floor((100 * (done + chunk)) / total)), words.recounting)
    }
  },
})

export default recountHours

/** Starts the recount and lets staff pages follow its job. */
export const beginRecount = (ctx: Context): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    const reason = fill(words.recountReason[ctx.locale], { name: ctx.viewer.name })
    const job = await enqueue(inside, recountHours, { payload: { reason }, key: 'all' })
    if (job !== undefined) await trackJob(inside, { name: recountHours.name, job })
  })

async function learnersAfter(ctx: Context, after: string) {
  return from(ctx, 'enroll')
    .select('enroll.userID')
    .select(sql<string[]>`array_agg(enroll._id order by enroll._id)`.as('ids'))
    .where('enroll.userID', '>', after)
    .groupBy('enroll.userID')
    .orderBy('enroll.userID')
    .limit(chunk)
    .execute()
}
