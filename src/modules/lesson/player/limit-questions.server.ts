import { sql } from 'kysely'
import { from, rows } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { RequestError } from '#platform/errors/errors.ts'
import { besideWords as words } from './words.ts'

const mostInAnHour = 20

/**
 * Limits a learner to twenty questions and additions per hour, because staff are notified of each. Call it in the
 * transaction that has written the last one.
 */
export const limitQuestions = async (ctx: Context, enrollID: string) => {
  const since = new Date(ctx.now - 3_600_000).toISOString()
  const [asked, added] = [await askedSince(ctx, { enrollID, since }), await addedSince(ctx, { enrollID, since })]
  if (asked.n + added.n > mostInAnHour)
    throw new RequestError('too-many', [{ field: 'text', code: 'too-many', ...words.many }])
}

type Since = { enrollID: string; since: string }

const askedSince = (ctx: Context, { enrollID, since }: Since) =>
  from(ctx, 'lesson_question')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('lesson_question.enrollID', '=', enrollID)
    .where('lesson_question.createdAt', '>', since)
    .executeTakeFirstOrThrow()

const addedSince = (ctx: Context, { enrollID, since }: Since) =>
  from(ctx, 'lesson_answer')
    .innerJoin(rows(ctx, 'lesson_question'), 'lesson_question._id', 'lesson_answer.questionID')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('lesson_question.enrollID', '=', enrollID)
    .where('lesson_answer.isTeaching', '=', false)
    .where('lesson_answer.createdAt', '>', since)
    .executeTakeFirstOrThrow()
