import type { Context } from '#platform/context.ts'

/** The same viewer with the code that they entered: the row rule lets them read the coupon of that code, and no other. */
export const withCode = (ctx: Context, code: string): Context => ({ ...ctx, viewer: { ...ctx.viewer, opened: [code] } })
