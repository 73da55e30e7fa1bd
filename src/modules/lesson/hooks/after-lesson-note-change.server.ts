import type { AfterChange } from '#platform/http/api/command.ts'
import { courseOfPlace } from '../lesson-access/course-of-place.server.ts'

/** A note is at a lesson of the course that its learner is enrolled in. */
const settleNote: AfterChange = async (ctx, { before, row }) => {
  if (before === null) await courseOfPlace(ctx, row)
}

export default settleNote
