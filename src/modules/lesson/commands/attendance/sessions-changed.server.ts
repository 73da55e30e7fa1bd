import { from } from '#platform/data/collection/rows.ts'
import type { Listener } from '#platform/http/api/command.ts'
import { queueAttendance } from './attendance-job.ts'

/** A session, or a lesson that may be one, came, went or changed: what its course asks of attendance is applied again. */
const sessionsChanged: Listener = async (ctx, row) => {
  const courseID = row['courseID'] ?? (await courseOf(ctx, String(row['lessonID'])))
  if (courseID) await queueAttendance(ctx, { courseID: String(courseID) })
}

export default sessionsChanged

/** A session that was just made may not know its course yet. */
const courseOf = async (ctx: Parameters<Listener>[0], lessonID: string) =>
  (await from(ctx, 'lesson').select('lesson.courseID').where('lesson._id', '=', lessonID).executeTakeFirst())?.courseID
