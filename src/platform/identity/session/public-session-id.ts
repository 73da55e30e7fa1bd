import { createHash } from 'node:crypto'
import type { Context } from '#platform/context.ts'

/** Returns a public id of a session, which opens nothing and reveals nothing. '' without a session. */
export const publicSessionId = ({ session }: Pick<Context, 'session'>, purpose: 'token' | 'refresh') =>
  session ? createHash('sha256').update(`${purpose}\n${session.hash}`).digest('base64url').slice(0, 22) : ''
