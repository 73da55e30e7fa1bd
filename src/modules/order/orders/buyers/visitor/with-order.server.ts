import type { Context } from '#platform/context.ts'

/** The same visitor with the link of their order: the row rule lets them read that order, and no other. */
export const withOrder = (ctx: Context, orderID: string): Context => ({
  ...ctx,
  viewer: { ...ctx.viewer, opened: [orderID] },
})
