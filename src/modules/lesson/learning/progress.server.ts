import type { Enrolment } from '#modules/enroll/door.ts'
import { from } from '#platform/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { watchedOf } from '../player/watched.server.ts'
import type { Done } from './rules/completion.ts'

/** What a learner has done with a lesson since his progress counts, beside saying that it is finished. */
export const progressOf = async (
  ctx: Context,
  { enrolment, lessonID }: { enrolment: Pick<Enrolment, '_id' | 'since'>; lessonID: string },
): Promise<Done> => {
  const watched = (await watchedOf(ctx, { enrolment })).get(lessonID)
  const passed = await from(ctx, 'hand_in')
    .select('hand_in._id')
    .where('hand_in.enrollID', '=', enrolment._id)
    .where('hand_in.lessonID', '=', lessonID)
    .where('hand_in.status', '=', 'passed')
    .executeTakeFirst()
  return { seconds: watched?.seconds ?? 0, percent: watched?.percent ?? null, hasPassed: passed !== undefined }
}
