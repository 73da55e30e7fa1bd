import type { Context } from '#platform/context.ts'

/** The context in which a person reads and writes his own row: at the site that holds it, with an owner's rights and no more. */
export const atHome = async (ctx: Context): Promise<Context> => {
  const site = ctx.viewer.home === ctx.site._id ? ctx.site : await ctx.app.sites.byId(ctx.viewer.home)
  return { ...ctx, site: site ?? ctx.site, viewer: { ...ctx.viewer, role: 'user' } }
}
