import type { Listener } from '#platform/api/command.ts'
import { countHours } from '../hours/count-hours.server.ts'
import { recount } from './recount.server.ts'

/** A new enrolment shows how many lessons there are to learn; one that comes back has its hours again. */
const recountEnrolment: Listener = async (ctx, enrolment) => {
  const _id = String(enrolment['_id'])
  await recount(ctx, { courseID: String(enrolment['courseID']), enrollID: _id })
  await countHours(ctx, { userID: String(enrolment['userID']), enrollIDs: [_id] })
}

export default recountEnrolment
