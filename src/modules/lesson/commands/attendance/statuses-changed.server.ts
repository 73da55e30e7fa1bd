import { from } from '#platform/data/collection/rows.ts'
import type { Listener } from '#platform/http/api/command.ts'
import { queueAttendance } from './attendance-job.ts'

/** What a status counts has changed: every course that asks for a share of the hours is counted again. */
const statusesChanged: Listener = async (ctx) => {
  const courses = await from(ctx, 'course')
    .select('course._id')
    .where('course.attendancePercent', 'is not', null)
    .execute()
  for (const { _id } of courses) await queueAttendance(ctx, { courseID: _id })
}

export default statusesChanged
