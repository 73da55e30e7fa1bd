import { guest } from '#platform/data/access/viewer.ts'
import { type Context, noStore } from '#platform/context.ts'

/** Returns a context that sees a previewed page as a visitor would; its output is not cached. */
export const asVisitor = (ctx: Context): Context => {
  noStore(ctx)
  return { ...ctx, viewer: guest, session: null, unlockTokens: [], cookieHeader: '', memo: new Map() }
}
