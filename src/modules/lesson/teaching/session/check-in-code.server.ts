import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from '#platform/context.ts'

const minute = 60_000
/** Minutes for which a code is valid: its own and two more, so that there is time to log in after scanning. */
const minutesTaken = 3

/** The current check-in code of a session. It changes every minute. */
export const checkInCode = (ctx: Context, sessionID: string): string =>
  signed(ctx, { sessionID, minute: Math.floor(ctx.now / minute) })

/** Whether a code is genuine, for this session, and recent. */
export const isCheckInCode = (ctx: Context, of: { sessionID: string; code: string }): boolean => {
  const given = Buffer.from(of.code)
  return Array.from({ length: minutesTaken }, (_, ago) => Math.floor(ctx.now / minute) - ago).some((at) => {
    const right = Buffer.from(signed(ctx, { sessionID: of.sessionID, minute: at }))
    return given.length === right.length && timingSafeEqual(given, right)
  })
}

const signed = ({ app, site }: Context, of: { sessionID: string; minute: number }) =>
  createHmac('sha256', app.sealing.key)
    .update(`check in\n${site._id}\n${of.sessionID}\n${of.minute}`)
    .digest('base64url')
    .slice(0, 27)
