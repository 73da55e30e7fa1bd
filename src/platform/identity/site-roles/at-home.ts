import type { Context } from '#platform/context.ts'

/** Returns a context for users to read and write their own row: at its site, with an owner's rights only. */
export const atHome = async (ctx: Context): Promise<Context> => {
  const site = ctx.viewer.home === ctx.site._id ? ctx.site : await ctx.app.sites.byId(ctx.viewer.home)
  return { ...ctx, site: site ?? ctx.site, viewer: { ...ctx.viewer, role: 'user' } }
}
