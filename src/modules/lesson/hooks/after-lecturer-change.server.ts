import type { AfterChange } from '#platform/http/api/command.ts'
import { keepCoursesOf } from '../teaching/taught-by.server.ts'

/** Who gets an account, or loses it, teaches his courses with it from then on. */
const settleLecturer: AfterChange = async (ctx, { before, row }) => {
  if (before && before['userID'] !== row['userID']) await keepCoursesOf(ctx, row._id)
}

export default settleLecturer
