import type { Enrolment } from '#modules/enroll/public-api.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'

/** How far a lesson is watched: seconds, percent, and the position of its video. */
interface WatchedLesson {
  seconds: number
  percent: number
  position: number
}

/** What an enrolment has watched since its progress counts, by lesson. */
export const watchedOf = async (
  ctx: Context,
  { enrolment }: { enrolment: Pick<Enrolment, '_id' | 'since'> },
): Promise<Map<string, WatchedLesson>> => {
  const rows = await from(ctx, 'lesson_watch')
    .select(['lesson_watch.lessonID', 'lesson_watch.seconds', 'lesson_watch.percent', 'lesson_watch.position'])
    .where('lesson_watch.enrollID', '=', enrolment._id)
    .where('lesson_watch.since', '=', enrolment.since)
    .execute()
  return new Map(rows.map(({ lessonID, ...watched }) => [lessonID, watched]))
}
