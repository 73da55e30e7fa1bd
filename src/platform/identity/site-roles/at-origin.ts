import type { Context } from '#platform/context.ts'
import { forbidden } from '#platform/errors/errors.ts'

/**
 * Returns the context of an owner at the origin, their home, whatever the current site. Throws forbidden for other
 * users.
 */
export const atOrigin = async (ctx: Context): Promise<Context> => {
  const origin = ctx.viewer.home === ctx.site._id ? ctx.site : await ctx.app.sites.byId(ctx.viewer.home)
  if (origin?.siteType !== 'origin') throw forbidden()
  return { ...ctx, site: origin }
}
