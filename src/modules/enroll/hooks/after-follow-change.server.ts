import type { AfterChange } from '#platform/http/api/command.ts'
import { assertTargeted } from '../commands/target-groups.server.ts'

/** A course can be followed only if the learner could register for it. */
const settleFollow: AfterChange = async (ctx, { before, row }) => {
  if (before === null) await assertTargeted(ctx, String(row['courseID']))
}

export default settleFollow
