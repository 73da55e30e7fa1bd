import { sql } from 'kysely'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'

/** Whether the viewer may edit drafts: administrators, and managers if the site lets them propose pages. */
export const mayDraft = async (ctx: Context): Promise<boolean> =>
  isAtLeast(ctx.viewer, 'admin') || (isAtLeast(ctx.viewer, 'manager') && (await isApproved(ctx)))

/** Whether managers of the site propose pages that administrators publish. */
const isApproved = async (ctx: Context): Promise<boolean> => {
  const { rows } = await sql<{ isOn: boolean }>`select "pageApproval" as "isOn" from configuration
    where site = ${ctx.site._id}`.execute(ctx[executor])
  return rows[0]?.isOn === true
}
