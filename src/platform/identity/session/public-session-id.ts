import { createHash } from 'node:crypto'
import type { Context } from '#platform/context.ts'

/** A name that a client may know a session by; it opens nothing and nothing can be told from it. '' without a session. */
export const publicSessionId = ({ session }: Pick<Context, 'session'>, purpose: 'token' | 'refresh') =>
  session ? createHash('sha256').update(`${purpose}\n${session.hash}`).digest('base64url').slice(0, 22) : ''
