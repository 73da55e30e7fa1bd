import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from '#platform/context.ts'

const validMs = 2 * 3_600_000

/** Returns a form token of this site, valid for two hours. It proves that the sender opened the form (U3). */
export const formToken = (ctx: Context): string => {
  const until = String(ctx.now + validMs)
  return `${until}.${signed(ctx, until)}`
}

/** Whether the token belongs to this site and is still valid. */
export const isFormToken = (ctx: Context, token: string | undefined): boolean => {
  const [, until, mark] = /^(\d{13})\.([\w-]{43})$/.exec(token ?? '') ?? []
  if (!until || !mark || Number(until) < ctx.now || Number(until) > ctx.now + validMs) return false
  return timingSafeEqual(Buffer.from(mark), Buffer.from(signed(ctx, until)))
}

const signed = ({ app, site }: Context, until: string) =>
  createHmac('sha256', app.sealing.key).update(`form token\n${site._id}\n${until}`).digest('base64url')
