import type { AfterChange } from '#platform/http/api/command.ts'
import { from } from '#platform/data/collection/rows.ts'
import { queueAttendance } from '../commands/attendance/attendance-job.ts'
import { keepRoundTaughtBy } from '../teaching/taught-by.server.ts'
import { holdSessionRooms } from '../teaching/session/session-room.server.ts'

/** A round knows the accounts of its lecturers as soon as it names them. Its sessions follow whether it takes place. */
const settleRound: AfterChange = async (ctx, of) => {
  await keepLecturers(ctx, of)
  await settleSessions(ctx, of)
}

export default settleRound

const keepLecturers: AfterChange = async (ctx, { before, row }) => {
  const lecturer = row['lecturer'] as { id: string | null }[]
  if (before && JSON.stringify(before['lecturer']) === JSON.stringify(lecturer)) return
  await keepRoundTaughtBy(ctx, { _id: row._id, lecturer, taughtBy: (row['taughtBy'] ?? []) as string[] })
}

/** The sessions of a cancelled round release their rooms and count no hours; those of a reopened one take their rooms again. */
const settleSessions: AfterChange = async (ctx, { before, row }) => {
  const isOff = (of: Record<string, unknown> | null) => of?.['status'] === 'cancelled'
  if (before === null || isOff(before) === isOff(row)) return
  const sessions = await from(ctx, 'lesson_session')
    .select(['lesson_session._id', 'lesson_session.room'])
    .where('lesson_session.roundID', '=', row._id)
    .execute()
  if (sessions.length === 0) return
  const ids = sessions.flatMap(({ _id, room }) => (room === null ? [] : _id))
  await holdSessionRooms(ctx, ids)
  await queueAttendance(ctx, { courseID: String(row['courseID']) })
}
