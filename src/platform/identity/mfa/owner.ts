import type { Context } from '#platform/context.ts'
import { isProvedLately, verifyProof } from './proof.ts'
import { credentialOf } from '../password/credential.ts'

/** What a person has to give before he changes what he signs in with: his password, or a new log-in where he has none; null for nothing more. */
type ProofNeeded = 'password' | 'log-in' | null

/**
 * Staff who have proved themselves lately at their desk, by password or passkey, need nothing more; nor does who has no password and
 * has logged in lately by the way that he has.
 */
export const proofNeeded = async (ctx: Context): Promise<ProofNeeded> => {
  const isFresh = isProvedLately(ctx)
  if (ctx.session?.interface === 'backend' && isFresh) return null
  if (await credentialOf(ctx, { site: ctx.viewer.home, _id: ctx.viewer.id })) return 'password'
  return isFresh ? null : 'log-in'
}

/** Whether who asks is the person of his session: null where he is, else what is missing or wrong. Throws too-many after ten wrong ones. */
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
