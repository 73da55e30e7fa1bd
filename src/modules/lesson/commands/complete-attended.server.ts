import { completeFor } from '#modules/enroll/door.ts'
import type { Listener } from '#platform/api/command.ts'
import { from, rows } from '#platform/collection/rows.ts'

/** Who was at a session has finished its lesson. */
const completeAttended: Listener = async (ctx, attendance) => {
  const found = await from(ctx, 'attendance')
    .innerJoin(rows(ctx, 'lesson_session'), 'lesson_session._id', 'attendance.sessionID')
    .select(['attendance.enrollID', 'attendance.status', 'lesson_session.lessonID'])
    .where('attendance._id', '=', String(attendance['_id']))
    .executeTakeFirst()
  if (found && found.status !== 'absent') await completeFor(ctx, found)
}

export default completeAttended
