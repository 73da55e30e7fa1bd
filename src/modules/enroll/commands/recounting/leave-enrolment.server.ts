import type { Listener } from '#platform/http/api/command.ts'
import { countHours } from '../../hours/count-hours.server.ts'

/** Removes the completions of a removed enrolment from the ledger of hours. */
const leaveEnrolment: Listener = async (ctx, enrolment) => {
  await countHours(ctx, { userID: String(enrolment['userID']), enrollIDs: [String(enrolment['_id'])] })
}

export default leaveEnrolment
