import type { AfterChange } from '#platform/http/api/command.ts'
import { from } from '#platform/data/collection/rows.ts'
import { compute } from '#platform/data/collection/write.ts'
import { invalid, notFound } from '#platform/errors/errors.ts'
import { queueSessionChange } from '../teaching/session/queue-session-change.server.ts'
import { sessionWords as words } from '../teaching/session/words.ts'

/** A session ends after it begins, and is of its lesson's course. When its time changes, or it is cancelled, those enrolled are told. */
const settleLessonSession: AfterChange = async (ctx, { before, row }) => {
  const [starts, ends] = [row['startsAt'], row['endsAt']].map((at) => new Date(String(at)).getTime())
  if (ends! <= starts!) throw invalid({ field: 'endsAt', code: 'wrong', ...words.endsFirst })
  const lesson = await from(ctx, 'lesson')
    .select('lesson.courseID')
    .where('lesson._id', '=', String(row['lessonID']))
    .executeTakeFirst()
  if (!lesson) throw notFound()
  if (row['courseID'] !== lesson.courseID)
    await compute(ctx, 'lesson_session', { _id: row._id, change: { courseID: lesson.courseID } })
  const isCancelled = before?.['cancelled'] === false && row['cancelled'] === true
  if (before && (isCancelled || hasMoved(before, row))) await queueSessionChange(ctx, before)
}

const hasMoved = (before: Record<string, unknown>, row: Record<string, unknown>) =>
  ['startsAt', 'endsAt'].some((field) => Date.parse(String(before[field])) !== Date.parse(String(row[field])))

export default settleLessonSession
