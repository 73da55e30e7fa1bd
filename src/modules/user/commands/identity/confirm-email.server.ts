import { inTransaction } from '#platform/data/collection/transaction.ts'
import { update } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { type EmailChange, emailChangeOf, endEmailChange } from '#platform/identity/password/email-change.ts'

/**
 * Activates the address of a link, once, regardless of who is signed in. A user name equal to the old address changes
 * too. Returns false for an expired or used link. Throws invalid if the address is taken by now.
 */
export const confirmEmail = async (ctx: Context, requestId: string): Promise<boolean> => {
  const meant = await emailChangeOf(ctx, requestId)
  const site = meant && (meant.site === ctx.site._id ? ctx.site : await ctx.app.sites.byId(meant.site))
  if (!site) return false
  return inTransaction(ctx, async (inside) => {
    const change = await emailChangeOf(inside, requestId)
    if (!change) return false
    const viewer = { id: change._id, role: 'user', home: change.site, name: change.name } as const
    await takeEffect({ ...inside, site, viewer, session: null, isSure: true }, change)
    return true
  })
}

async function takeEffect(own: Context, change: EmailChange) {
  const { _id, email, username, was } = change
  await update(own, 'user', { _id, change: { email, ...(username === was && { username: email }) } })
  await endEmailChange(own, change)
}
