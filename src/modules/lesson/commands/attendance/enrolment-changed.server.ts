import { from } from '#platform/data/collection/rows.ts'
import type { Listener } from '#platform/http/api/command.ts'
import { queueAttendance } from './attendance-job.ts'

/** An enrolment may be in another round now: the sessions of that round count for it, where its course asks for a share of the hours. */
const enrolmentChanged: Listener = async (ctx, row) => {
  const courseID = String(row['courseID'])
  const course = await from(ctx, 'course')
    .select('course._id')
    .where('course._id', '=', courseID)
    .where('course.hasRounds', '=', true)
    .where('course.attendancePercent', 'is not', null)
    .executeTakeFirst()
  if (course) await queueAttendance(ctx, { courseID, enrollID: String(row['_id']) })
}

export default enrolmentChanged
