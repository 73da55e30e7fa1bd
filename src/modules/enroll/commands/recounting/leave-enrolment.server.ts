import type { Listener } from '#platform/api/command.ts'
import { inTransaction } from '#platform/collection/transaction.ts'
import { countHours } from '../../hours/count-hours.server.ts'
import { keepLine } from '../../waiting/keep-line.server.ts'

/** What was completed in an enrolment that was removed is taken out of the ledger of hours, and its seat is free for who waits. */
const leaveEnrolment: Listener = async (ctx, enrolment) => {
  await countHours(ctx, { userID: String(enrolment['userID']), enrollIDs: [String(enrolment['_id'])] })
  await inTransaction(ctx, (inside) => keepLine(inside, String(enrolment['courseID'])))
}

export default leaveEnrolment
