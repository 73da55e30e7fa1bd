import type { AfterChange } from '#platform/http/api/command.ts'
import { from } from '#platform/data/collection/rows.ts'
import { compute } from '#platform/data/collection/write.ts'
import { invalid, notFound } from '#platform/errors/errors.ts'
import { sessionWords as words } from '../teaching/session/words.ts'

/** A session must end after it begins and belong to its lesson's course. */
const settleLessonSession: AfterChange = async (ctx, { row }) => {
  const [starts, ends] = [row['startsAt'], row['endsAt']].map((at) => new Date(String(at)).getTime())
  if (ends! <= starts!) throw invalid({ field: 'endsAt', code: 'wrong', ...words.endsFirst })
  const lesson = await from(ctx, 'lesson')
    .select('lesson.courseID')
    .where('lesson._id', '=', String(row['lessonID']))
    .executeTakeFirst()
  if (!lesson) throw notFound()
  if (row['courseID'] !== lesson.courseID)
    await compute(ctx, 'lesson_session', { _id: row._id, change: { courseID: lesson.courseID } })
}

export default settleLessonSession
