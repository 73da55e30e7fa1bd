import type { Enrolment } from '#modules/enroll/public-api.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { watchedOf } from '../player/watched.server.ts'
import { isPlayed } from '../rules/film-length.ts'
import type { Done } from './rules/completion.ts'

/**
 * A learner's progress in a lesson since their progress counts, apart from its completion. A lesson without media has
 * no percentage.
 */
export const progressOf = async (
  ctx: Context,
  { enrolment, lessonID }: { enrolment: Pick<Enrolment, '_id' | 'since'>; lessonID: string },
): Promise<Done> => {
  const [all, lesson, passed] = await Promise.all([
    watchedOf(ctx, { enrolment }),
    from(ctx, 'lesson').select('lesson.kind').where('_id', '=', lessonID).executeTakeFirst(),
    passedOf(ctx, { enrolment, lessonID }),
  ])
  const watched = all.get(lessonID)
  const percent = lesson && isPlayed(lesson.kind) ? (watched?.percent ?? 0) : null
  return { seconds: watched?.seconds ?? 0, percent, hasPassed: passed !== undefined }
}

const passedOf = (
  ctx: Context,
  { enrolment, lessonID }: { enrolment: Pick<Enrolment, '_id' | 'since'>; lessonID: string },
) =>
  from(ctx, 'hand_in')
    .select('hand_in._id')
    .where('hand_in.enrollID', '=', enrolment._id)
    .where('hand_in.lessonID', '=', lessonID)
    .where('hand_in.status', '=', 'passed')
    .where('hand_in.markedAt', '>=', enrolment.since)
    .executeTakeFirst()
