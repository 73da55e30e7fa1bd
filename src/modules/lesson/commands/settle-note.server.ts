import type { AfterChange } from '#platform/api/command.ts'
import { courseOfPlace } from '../learning/course-of-place.server.ts'

/** A note stands at a lesson of the course that its learner is enrolled in. */
const settleNote: AfterChange = async (ctx, { before, row }) => {
  if (before === null) await courseOfPlace(ctx, row)
}

export default settleNote
