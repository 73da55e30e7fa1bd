import { from } from '#platform/data/collection/rows.ts'
import { defineJob } from '#platform/background/jobs/job.ts'
import { fromPrivate } from '#platform/data/private-table/access.ts'
import { analyseDueJob } from '../../results/release/jobs.ts'
import { storeStatistics } from '../../results/statistics/store-statistics.server.ts'
import { examStatistic } from '../../results/statistics/table.ts'

/** Attempts end at the latest so long after the end of their round. */
const graceMs = 15 * 60_000
const roundsAtOnce = 20

/** Analyses rounds that are closed and marked, and rounds whose marks changed since. A second run computes the same. */
export default defineJob({
  ...analyseDueJob,
  async work(ctx, { signal }) {
    if (!ctx.site.plugins.has('exam')) return
    const statusOf = (statuses: readonly ('graded' | 'released' | 'open' | 'paused' | 'marking')[]) =>
      from(ctx, 'exam_attempt').select('exam_attempt.roundID').where('exam_attempt.status', 'in', statuses)
    const rounds = await from(ctx, 'exam_round')
      .select('exam_round._id')
      .where('exam_round.closesAt', '<', new Date(ctx.now - graceMs).toISOString())
      .where('exam_round._id', 'in', statusOf(['graded', 'released']))
      .where('exam_round._id', 'not in', statusOf(['open', 'paused', 'marking']))
      .where('exam_round._id', 'not in', fromPrivate(ctx, examStatistic).select('roundID'))
      .orderBy('exam_round.closesAt', 'desc')
      .limit(roundsAtOnce)
      .execute()
    for (const { _id } of rounds) {
      signal.throwIfAborted()
      await storeStatistics(ctx, _id)
    }
  },
})
