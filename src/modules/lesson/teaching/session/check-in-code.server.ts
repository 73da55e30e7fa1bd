import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from '#platform/context.ts'

const minute = 60_000
/** A code is taken for the minute that it is of, and for two after: who scans has time to log in. */
const minutesTaken = 3

/** The code with which people check in to a session now; another one each minute. */
export const checkInCode = (ctx: Context, sessionID: string): string =>
  signed(ctx, { sessionID, minute: Math.floor(ctx.now / minute) })

/** Whether a code was made here for the session, and lately. */
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
