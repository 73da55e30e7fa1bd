import { completeFor } from '#modules/enroll/public-api.ts'
import type { Listener } from '#platform/http/api/command.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'

/**
 * Completes the lesson for a learner who attended its session. The enrolment is locked first, so nobody can mark the
 * learner absent at the same time.
 */
const completeAttended: Listener = (ctx, attendance) =>
  inTransaction(ctx, async (inside) => {
    const enrollID = String(attendance['enrollID'])
    await from(inside, 'enroll').select('enroll._id').where('enroll._id', '=', enrollID).forNoKeyUpdate().execute()
    const found = await from(inside, 'attendance')
      .innerJoin(rows(inside, 'lesson_session'), 'lesson_session._id', 'attendance.sessionID')
      .select(['attendance.status', 'lesson_session.lessonID'])
      .where('attendance._id', '=', String(attendance['_id']))
      .executeTakeFirst()
    if (found && found.status !== 'absent') await completeFor(inside, { enrollID, lessonID: found.lessonID })
  })

export default completeAttended
