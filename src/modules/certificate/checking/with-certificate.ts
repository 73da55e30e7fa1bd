import type { Context } from '#platform/context.ts'

/** The same viewer with the code or number of a certificate: the row rule lets them read that certificate, and no other. */
export const withCertificate = (ctx: Context, key: string): Context => ({
  ...ctx,
  viewer: { ...ctx.viewer, opened: [key] },
})
