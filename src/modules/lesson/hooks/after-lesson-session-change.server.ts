import type { AfterChange, ChangedRow } from '#platform/http/api/command.ts'
import { from } from '#platform/data/collection/rows.ts'
import { compute } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { invalid, notFound } from '#platform/errors/errors.ts'
import { queueSessionChange } from '../teaching/session/queue-session-change.server.ts'
import { holdSessionRooms } from '../teaching/session/session-room.server.ts'
import { sessionWords as words } from '../teaching/session/words.ts'

/**
 * A session ends after it begins, and is of its lesson's course and of a round of that course. Its room is booked in the same transaction.
 * When its time changes, or it is cancelled, those whom it is for are told.
 */
const settleLessonSession: AfterChange = async (ctx, { before, row }) => {
  const [starts, ends] = [row['startsAt'], row['endsAt']].map((at) => new Date(String(at)).getTime())
  if (ends! <= starts!) throw invalid({ field: 'endsAt', code: 'wrong', ...words.endsFirst })
  const lesson = await from(ctx, 'lesson')
    .select('lesson.courseID')
    .where('lesson._id', '=', String(row['lessonID']))
    .executeTakeFirst()
  if (!lesson) throw notFound()
  await assertRoundOf(ctx, { row, courseID: lesson.courseID })
  const change = {
    ...(row['courseID'] !== lesson.courseID && { courseID: lesson.courseID }),
    ...(await placeOf(ctx, row)),
  }
  if (Object.keys(change).length > 0) await compute(ctx, 'lesson_session', { _id: row._id, change })
  if (row['room'] || before?.['room']) await holdSessionRooms(ctx, [row._id])
  const isCancelled = before?.['cancelled'] === false && row['cancelled'] === true
  if (before && (isCancelled || hasMoved(before, row))) await queueSessionChange(ctx, before)
}

const hasMoved = (before: Record<string, unknown>, row: Record<string, unknown>) =>
  ['startsAt', 'endsAt'].some((field) => Date.parse(String(before[field])) !== Date.parse(String(row[field])))

async function assertRoundOf(ctx: Context, { row, courseID }: { row: ChangedRow['row']; courseID: string }) {
  if (row['roundID'] === null) return
  const round = await from(ctx, 'course_round')
    .select('course_round.courseID')
    .where('course_round._id', '=', String(row['roundID']))
    .executeTakeFirst()
  if (round?.courseID !== courseID) throw invalid({ field: 'roundID', code: 'reference', ...words.wrongRound })
}

/** Learners do not see rooms: without a venue of its own, the session names its room. */
async function placeOf(ctx: Context, row: ChangedRow['row']) {
  if (row['room'] === null || row['place'] !== '') return {}
  const room = await from(ctx, 'room')
    .select('room.name')
    .where('room._id', '=', String(row['room']))
    .executeTakeFirst()
  return room ? { place: room.name } : {}
}

export default settleLessonSession
