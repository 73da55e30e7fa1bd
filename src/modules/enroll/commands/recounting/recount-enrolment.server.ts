import type { Listener } from '#platform/http/api/command.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { countHours } from '../../hours/count-hours.server.ts'
import { advanceWaitlist } from '../../waitlist/advance-waitlist.server.ts'
import { poolOf } from '../../waitlist/pool.ts'
import { recount } from './recount.server.ts'

/** A new enrolment shows the number of its lessons. A restored one gets back its hours and its seat. */
const recountEnrolment: Listener = async (ctx, enrolment) => {
  const _id = String(enrolment['_id'])
  const courseID = String(enrolment['courseID'])
  await recount(ctx, { courseID, enrollID: _id })
  await countHours(ctx, { userID: String(enrolment['userID']), enrollIDs: [_id] })
  await inTransaction(ctx, (inside) => advanceWaitlist(inside, poolOf(enrolment)))
}

export default recountEnrolment
