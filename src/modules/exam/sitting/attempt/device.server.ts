import { randomBytes } from 'node:crypto'
import type { Context } from '#platform/context.ts'
import { sha256 } from '../log/hash.server.ts'

/** Tells devices of a learner apart, by their session. It says nothing about the session. */
export const deviceOf = (ctx: Context, attemptID: string): string =>
  sha256(`exam device ${attemptID} ${ctx.secret}`).slice(0, 16)

/** A new right to write for the present device. */
export const newLease = (ctx: Context, attemptID: string): string =>
  `${deviceOf(ctx, attemptID)}.${randomBytes(12).toString('hex')}`
