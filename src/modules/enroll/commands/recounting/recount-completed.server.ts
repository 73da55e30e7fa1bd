import type { Listener } from '#platform/http/api/command.ts'
import { from } from '#platform/data/collection/rows.ts'
import { recount } from './recount.server.ts'

/** A completed lesson updates the progress of its enrolment. */
const recountCompleted: Listener = async (ctx, completion) => {
  const enrolment = await from(ctx, 'enroll')
    .select(['enroll._id', 'enroll.courseID'])
    .where('enroll._id', '=', String(completion.enrollID))
    .executeTakeFirst()
  if (enrolment) await recount(ctx, { courseID: enrolment.courseID, enrollID: enrolment._id })
}

export default recountCompleted
