import type { Context } from '#platform/context.ts'

/** The context as the browser will send it next, with the cart cookie that this response sets. */
export const withCookies = (ctx: Context, cookies: readonly string[]): Context => {
  const set = cookies.findLast((cookie) => /^(__Host-)?cart=/.test(cookie))
  return set ? { ...ctx, cookieHeader: set.slice(0, set.indexOf(';')), memo: new Map() } : ctx
}
