import type { Listener } from '#platform/http/api/command.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { advanceWaitlist } from '../../waitlist/advance-waitlist.server.ts'

/** A change to a course, its enrolments, its waiting list or its followers may have freed a seat. */
const lookAtLine: Listener = (ctx, row) =>
  inTransaction(ctx, (inside) => advanceWaitlist(inside, String(row['courseID'] ?? row['_id'])))

export default lookAtLine
