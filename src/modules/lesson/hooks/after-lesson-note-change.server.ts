import type { AfterChange } from '#platform/http/api/command.ts'
import { courseOfPlace } from '../lesson-access/course-of-place.server.ts'

/** A note belongs to a lesson of the course in which its learner is enrolled. */
const settleNote: AfterChange = async (ctx, { before, row }) => {
  if (before === null) await courseOfPlace(ctx, row)
}

export default settleNote
