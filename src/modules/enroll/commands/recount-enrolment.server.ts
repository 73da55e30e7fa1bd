import type { Listener } from '#platform/api/command.ts'
import { inTransaction } from '#platform/collection/transaction.ts'
import { keepLine } from '../waiting/keep-line.server.ts'
import { recount } from './recount.server.ts'

/** An enrolment that is there again shows how many lessons there are to learn, and holds its seat. */
const recountEnrolment: Listener = async (ctx, enrolment) => {
  await recount(ctx, { courseID: String(enrolment.courseID), enrollID: String(enrolment._id) })
  await inTransaction(ctx, (inside) => keepLine(inside, String(enrolment.courseID)))
}

export default recountEnrolment
