import { nowOf } from '#platform/context.ts'
import { from } from '#platform/data/collection/rows.ts'
import { defineJob } from '#platform/background/jobs/job.ts'
import { releaseDueJob } from '../../results/release/jobs.ts'
import { releaseDueRound } from '../../results/release/release-round.server.ts'

/** Releases the rounds of a site whose time for results has come. A round that still waits for markers is released once it does not. */
export default defineJob({
  ...releaseDueJob,
  async work(ctx, { signal }) {
    if (!ctx.site.plugins.has('exam')) return
    const rounds = await from(ctx, 'exam_round')
      .innerJoin(from(ctx, 'exam_attempt').selectAll().as('attempt'), 'attempt.roundID', 'exam_round._id')
      .select('exam_round._id')
      .where('exam_round.resultsAt', '<=', nowOf(ctx))
      .where('attempt.status', '=', 'graded')
      .distinct()
      .orderBy('exam_round._id')
      .execute()
    for (const { _id } of rounds) {
      signal.throwIfAborted()
      await releaseDueRound(ctx, _id)
    }
  },
})
