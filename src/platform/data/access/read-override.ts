import type { Context } from '#platform/context.ts'

/** The context in which the viewer reads one row of a collection: its module may open more of it to him than the rule of rows. */
export const withReadOverride = async (ctx: Context, collection: string, _id: string): Promise<Context> =>
  (await ctx.app.readOverrides.get(collection)?.(ctx, _id)) ?? ctx
