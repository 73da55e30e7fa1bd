import type { Listener } from '#platform/api/command.ts'
import { recount } from './recount.server.ts'

/** A new enrolment shows how many lessons there are to learn. */
const recountEnrolment: Listener = (ctx, enrolment) =>
  recount(ctx, { courseID: String(enrolment.courseID), enrollID: String(enrolment._id) })

export default recountEnrolment
