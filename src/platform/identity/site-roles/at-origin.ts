import type { Context } from '#platform/context.ts'
import { forbidden } from '#platform/errors/errors.ts'

/** The same owner at the site that holds the staff, which is his home, whatever site he is on; forbidden for anybody else. */
export const atOrigin = async (ctx: Context): Promise<Context> => {
  const origin = ctx.viewer.home === ctx.site._id ? ctx.site : await ctx.app.sites.byId(ctx.viewer.home)
  if (origin?.siteType !== 'origin') throw forbidden()
  return { ...ctx, site: origin }
}
