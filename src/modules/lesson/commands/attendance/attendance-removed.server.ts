import { uncompleteFor } from '#modules/enroll/public-api.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import type { Listener } from '#platform/http/api/command.ts'
import { isThere } from '../../teaching/session/rules/attendance.ts'
import { queueAttendance } from './attendance-job.ts'

/** A record of attendance was removed: without another presence its lesson is not finished, or the hours decide again. */
const attendanceRemoved: Listener = (ctx, row) =>
  inTransaction(ctx, async (inside) => {
    const [enrollID, sessionID] = [String(row['enrollID']), String(row['sessionID'])]
    const held = await from(inside, 'enroll')
      .select('enroll._id')
      .where('enroll._id', '=', enrollID)
      .forNoKeyUpdate()
      .executeTakeFirst()
    const session = await from(inside, 'lesson_session')
      .innerJoin(rows(inside, 'course'), 'course._id', 'lesson_session.courseID')
      .select(['lesson_session.lessonID', 'course._id as courseID', 'course.attendancePercent as percent'])
      .where('lesson_session._id', '=', sessionID)
      .executeTakeFirst()
    if (!held || !session) return
    const { lessonID, courseID, percent } = session
    if (percent !== null) return void (await queueAttendance(inside, { courseID, enrollID }))
    const there = await from(inside, 'attendance')
      .innerJoin(rows(inside, 'lesson_session'), 'lesson_session._id', 'attendance.sessionID')
      .select('attendance.status')
      .where('attendance.enrollID', '=', enrollID)
      .where('lesson_session.lessonID', '=', lessonID)
      .execute()
    if (!there.some(({ status }) => isThere(status))) await uncompleteFor(inside, { enrollID, lessonID })
  })

export default attendanceRemoved
