import type { AfterChange } from '#platform/http/api/command.ts'
import { assertTargeted } from '../commands/target-groups.server.ts'

/** Nobody follows a course for which he could not register. */
const settleFollow: AfterChange = async (ctx, { before, row }) => {
  if (before === null) await assertTargeted(ctx, String(row['courseID']))
}

export default settleFollow
