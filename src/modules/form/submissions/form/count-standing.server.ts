import type { FilterInput } from '#platform/data/access/rule.ts'
import { publicCounts } from '#platform/data/privileged-reads/public-counts.ts'
import type { Context } from '#platform/context.ts'

const standing = { status: { $in: ['submit', 'confirm'] }, isSuspected: false }

/** How many submissions take a place of the form, regardless of the viewer. */
export const countStanding = (ctx: Context, formID: string): Promise<number> => countOf(ctx, { ...standing, formID })

/** Whether a learner has a valid submission of the form. Visitors cannot be recognised, and staff may try a form out. */
export const hasSent = async (ctx: Context, formID: string): Promise<boolean> =>
  ctx.viewer.role === 'user' && (await countOf(ctx, { ...standing, formID, userID: ctx.viewer.id })) > 0

async function countOf(ctx: Context, where: FilterInput): Promise<number> {
  const { counted } = await publicCounts(ctx, { counted: { collection: 'form', where } })
  return counted.allTime
}
