import { completeFor } from '#modules/enroll/public-api.ts'
import type { Listener } from '#platform/http/api/command.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'

/** Who was at a session has finished its lesson. His enrolment is held first: nobody marks him absent meanwhile. */
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
