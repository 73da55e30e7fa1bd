import { type Context, nowOf } from '#platform/context.ts'
import { fromPrivate } from '#platform/data/private-table/access.ts'
import { attemptFacts, roundTimes } from './hidden-columns.ts'

/**
 * Returns the times of the round of an attempt, and whether others still sit it or a post-test of the exam is to come. It reads past the row
 * rules, because other learners decide it; nothing of them leaves the server. Null for a removed round.
 */
export async function roundFacts(ctx: Context, of: { roundID: string; examID: string }) {
  const round = await fromPrivate(ctx, roundTimes)
    .select(['closesAt', 'graceMinutes', 'reviewUntil', 'appealUntil', 'resultsAt'])
    .where('_id', '=', of.roundID)
    .where('removedAt', 'is', null)
    .executeTakeFirst()
  if (!round) return null
  const sitting = await fromPrivate(ctx, attemptFacts)
    .select('_id')
    .where('roundID', '=', of.roundID)
    .where('status', 'in', ['open', 'paused'])
    .where('removedAt', 'is', null)
    .limit(1)
    .execute()
  const postTests = await fromPrivate(ctx, roundTimes)
    .select('_id')
    .where('examID', '=', of.examID)
    .where('type', '=', 'post')
    .where('removedAt', 'is', null)
    .where((is) => is.or([is('closesAt', 'is', null), is('closesAt', '>', nowOf(ctx))]))
    .limit(1)
    .execute()
  return { ...round, isRoundSitting: sitting.length > 0, hasOpenPostTest: postTests.length > 0 }
}
