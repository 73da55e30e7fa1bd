import type { Listener } from '#platform/api/command.ts'
import { countHours } from '../hours/count-hours.server.ts'

/** What was completed in an enrolment that was removed, or brought back, is taken out of the ledger of hours, or put in again. */
const countOnChange: Listener = async (ctx, enrolment) => {
  await countHours(ctx, { userID: String(enrolment['userID']), enrollIDs: [String(enrolment['_id'])] })
}

export default countOnChange
