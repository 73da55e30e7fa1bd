import type { Listener } from '#platform/http/api/command.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { advanceWaitlist } from '../../waitlist/advance-waitlist.server.ts'
import { poolsOf } from '../../waitlist/pool.ts'

/** A change to a course, its enrolments, its waiting list or its followers may have freed a seat. */
const lookAtLine: Listener = (ctx, row) =>
  inTransaction(ctx, async (inside) => {
    const courseID = String(row['courseID'] ?? row['_id'])
    for (const pool of await poolsOf(inside, courseID)) await advanceWaitlist(inside, pool)
  })

export default lookAtLine
