import { from } from '#platform/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { isPlayed } from '../rules/film-length.ts'
import { watchedOf } from '../player/watched.server.ts'
import type { Done } from './rules/completion.ts'

/** What a learner has done with a lesson beside saying that it is finished; of what does not play no percentage can be told. */
export const progressOf = async (ctx: Context, of: { enrollID: string; lessonID: string }): Promise<Done> => {
  const [enrolment, lesson] = await Promise.all([
    from(ctx, 'enroll')
      .select(['enroll._id', 'enroll.createdAt', 'enroll.progressFrom'])
      .where('_id', '=', of.enrollID)
      .executeTakeFirst(),
    from(ctx, 'lesson').select('lesson.kind').where('_id', '=', of.lessonID).executeTakeFirst(),
  ])
  if (!enrolment || !lesson) return { seconds: 0, percent: null, hasPassed: false }
  const since = enrolment.progressFrom ?? enrolment.createdAt
  const watched = (await watchedOf(ctx, { enrolment: { _id: enrolment._id, since } })).get(of.lessonID)
  const percent = isPlayed(lesson.kind) ? (watched?.percent ?? 0) : null
  return { seconds: watched?.seconds ?? 0, percent, hasPassed: false }
}
