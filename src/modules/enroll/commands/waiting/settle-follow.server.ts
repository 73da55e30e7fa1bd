import type { AfterChange } from '#platform/api/command.ts'
import { proveMeant } from '../target-groups.server.ts'

/** Nobody follows a course for which he could not register. */
const settleFollow: AfterChange = async (ctx, { before, row }) => {
  if (before === null) await proveMeant(ctx, String(row['courseID']))
}

export default settleFollow
