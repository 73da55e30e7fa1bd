import { sql } from 'kysely'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { credentialOf, isRight } from '../password/credential.ts'
import { passkeyOwner } from './ceremonies.ts'

/** How long an authentication counts as recent, in milliseconds. */
const freshMs = 600_000
const limits = [{ most: 10, ms: 600_000 }]

/** Whether the session's user authenticated recently enough to change sign-in data. */
export const isProvedLately = ({ session, now }: Context) => session !== null && now - session.provedAt < freshMs

export type Proof = { password: string } | { passkey: string; origin: string }

/**
 * Authenticates the user again by password or passkey. Returns false if it fails. Throws too-many after ten attempts.
 */
export const verifyProof = async (ctx: Context, proof: Proof): Promise<boolean> => {
  if (!ctx.session) return false
  const { hash } = ctx.session
  ctx.app.limits.count(`prove ${hash}`, limits)
  const isHis = 'password' in proof ? await isOwnPassword(ctx, proof.password) : await isOwnPasskey(ctx, proof)
  if (isHis) await sql`update session set "provedAt" = ${nowOf(ctx)} where hash = ${hash}`.execute(ctx[executor])
  return isHis
}

async function isOwnPassword(ctx: Context, password: string) {
  const person = { site: ctx.viewer.home, _id: ctx.viewer.id }
  const stored = await credentialOf(ctx, person)
  return stored !== null && isRight(ctx, { person, stored, password })
}

async function isOwnPasskey(ctx: Context, { passkey, origin }: { passkey: string; origin: string }) {
  const bound = ctx.session!.hash
  const owner = await passkeyOwner(ctx, { response: passkey, purpose: 'prove', bound, origin })
  return owner?.site === ctx.viewer.home && owner._id === ctx.viewer.id
}
