import type { Context } from '#platform/context.ts'

/**
 * Returns a context in which the viewer reads one row. The collection's module may allow more there than the row rule
 * does.
 */
export const withReadOverride = async (ctx: Context, collection: string, _id: string): Promise<Context> =>
  (await ctx.app.readOverrides.get(collection)?.(ctx, _id)) ?? ctx
