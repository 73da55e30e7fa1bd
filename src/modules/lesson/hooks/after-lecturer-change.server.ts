import type { AfterChange } from '#platform/http/api/command.ts'
import { keepTaughtByOf } from '../teaching/taught-by.server.ts'

/** When a lecturer gets or loses an account, that account gains or loses the right to teach their courses and rounds. */
const settleLecturer: AfterChange = async (ctx, { before, row }) => {
  if (before && before['userID'] !== row['userID']) await keepTaughtByOf(ctx, row._id)
}

export default settleLecturer
