import { completeFor } from '#modules/enroll/public-api.ts'
import { isThere } from '../teaching/session/rules/attendance.ts'
import { queueAttendance } from './attendance/attendance-job.ts'
import type { Listener } from '#platform/http/api/command.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'

/** Who was at a session has finished its lesson, unless the course asks for a share of the hours. His enrolment is held first: nobody marks him absent meanwhile. */
const completeAttended: Listener = (ctx, attendance) =>
  inTransaction(ctx, async (inside) => {
    const enrollID = String(attendance['enrollID'])
    await from(inside, 'enroll').select('enroll._id').where('enroll._id', '=', enrollID).forNoKeyUpdate().execute()
    const found = await from(inside, 'attendance')
      .innerJoin(rows(inside, 'lesson_session'), 'lesson_session._id', 'attendance.sessionID')
      .innerJoin(rows(inside, 'course'), 'course._id', 'attendance.courseID')
      .select(['attendance.status', 'attendance.courseID', 'lesson_session.lessonID', 'lesson_session.endsAt'])
      .select('course.attendancePercent as percent')
      .where('attendance._id', '=', String(attendance['_id']))
      .executeTakeFirst()
    if (!found) return
    if (found.percent !== null) await queueAttendance(inside, { courseID: found.courseID, enrollID })
    else if (isThere(found.status))
      await completeFor(inside, { enrollID, lessonID: found.lessonID, evidenceAt: found.endsAt })
  })

export default completeAttended
