import { z } from 'zod'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { update } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { defineJob } from '#platform/background/jobs/job.ts'
import { releaseAnswers } from '../answering/anonymous-answers.server.ts'
import { openingAt } from '../rules/survey-state.ts'

/**
 * Closes the surveys of a site whose time is over, and releases anonymous answers of the others, each in a transaction of its own. It runs
 * by the clock and not after an answer, so that it tells nothing about a single one.
 */
export const advanceSurveys = defineJob({
  name: 'survey/advance-surveys',
  payload: z.object({}),
  maxAttempts: 3,
  async work(ctx, { signal }) {
    const open = await from(ctx, 'survey')
      .select('survey._id')
      .where('survey.status', '=', 'open')
      .orderBy('survey._id')
      .execute()
    for (const { _id } of open) {
      signal.throwIfAborted()
      await inTransaction(ctx, (inside) => advance(inside, _id))
    }
  },
})
export default advanceSurveys

async function advance(ctx: Context, _id: string) {
  const survey = await from(ctx, 'survey')
    .select(['survey.isAnonymous', 'survey.status', 'survey.opensAt', 'survey.closesAt'])
    .where('survey._id', '=', _id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (survey?.status !== 'open') return
  if (openingAt(survey, ctx.now) === 'over') await update(ctx, 'survey', { _id, change: { status: 'closed' } })
  else if (survey.isAnonymous) await releaseAnswers(ctx, { surveyID: _id, isClosed: false })
}
