import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from '#platform/context.ts'

/** The session that may answer a run: the hash of the cookie, or '' for a visitor, for whom the token is the proof. */
export const bindingOf = ({ session }: Context): string => session?.hash ?? ''

interface Bound {
  run: string
  seq: number
  binding: string
}

/** Returns the token for one answer: to this step of this run, from this session. */
export const runToken = ({ app, site }: Context, { run, seq, binding }: Bound): string =>
  createHmac('sha256', app.sealing.key).update(`flow run\n${site._id}\n${run}\n${seq}\n${binding}`).digest('base64url')

/** Whether a token was given for this step of this run and session. */
export const isRunToken = (ctx: Context, token: string, of: Bound): boolean => {
  const expected = Buffer.from(runToken(ctx, of))
  const sent = Buffer.from(token)
  return sent.length === expected.length && timingSafeEqual(sent, expected)
}
