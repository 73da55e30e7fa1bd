import { from } from '#platform/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { watchedOf } from '../player/watched.server.ts'
import type { Done } from './rules/completion.ts'

/** What a learner has done with a lesson since his progress counts, beside saying that it is finished. */
export const progressOf = async (ctx: Context, of: { enrollID: string; lessonID: string }): Promise<Done> => {
  const enrolment = await from(ctx, 'enroll')
    .select(['enroll._id', 'enroll.createdAt', 'enroll.progressFrom'])
    .where('_id', '=', of.enrollID)
    .executeTakeFirst()
  if (!enrolment) return { seconds: 0, percent: null, hasPassed: false }
  const since = enrolment.progressFrom ?? enrolment.createdAt
  const watched = (await watchedOf(ctx, { enrolment: { _id: enrolment._id, since } })).get(of.lessonID)
  return { seconds: watched?.seconds ?? 0, percent: watched?.percent ?? null, hasPassed: false }
}
