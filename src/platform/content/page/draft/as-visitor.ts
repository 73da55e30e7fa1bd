import { guest } from '#platform/data/access/viewer.ts'
import { type Context, noStore } from '#platform/context.ts'

/** A context that sees what a visitor would see of a page that is looked at before he has it; what it shows is kept for nobody. */
export const asVisitor = (ctx: Context): Context => {
  noStore(ctx)
  return { ...ctx, viewer: guest, session: null, unlockTokens: [], memo: new Map() }
}
