import type { Context } from '#platform/context.ts'
import { isProvedLately, verifyProof } from './proof.ts'
import { credentialOf } from '../password/credential.ts'

/**
 * What a user must provide before changing sign-in data: the password, or a new log-in if they have none. Null if
 * nothing is needed.
 */
type ProofNeeded = 'password' | 'log-in' | null

/**
 * Returns what the viewer must still prove. Nothing for staff who recently authenticated in the office, or users
 * without a password who recently logged in another way.
 */
export const proofNeeded = async (ctx: Context): Promise<ProofNeeded> => {
  const isFresh = isProvedLately(ctx)
  if (ctx.session?.interface === 'backend' && isFresh) return null
  if (await credentialOf(ctx, { site: ctx.viewer.home, _id: ctx.viewer.id })) return 'password'
  return isFresh ? null : 'log-in'
}

/**
 * Whether the viewer is really the session's user. Returns null if so, otherwise what is missing or wrong. Throws
 * too-many after ten wrong passwords.
 */
export const lackedProof = async (
  ctx: Context,
  password: string | undefined,
): Promise<'password' | 'log-in' | 'wrong' | null> => {
  const needed = await proofNeeded(ctx)
  if (needed !== 'password') return needed
  if (password === undefined || password === '') return 'password'
  if (await verifyProof(ctx, { password })) return null
  return 'wrong'
}
