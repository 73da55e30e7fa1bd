import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'

export type Purpose = 'register' | 'prove' | 'sign-in'

const validMs = 300_000

/** Issues a challenge for a passkey. It is valid on this site, for one purpose and one recipient, for five minutes. */
export const giveChallenge = async (ctx: Context, of: { purpose: Purpose; bound: string }) => {
  const challenge = randomBytes(32)
  const until = new Date(ctx.now + validMs).toISOString()
  await sql`insert into passkey_challenge (hash, site, purpose, bound, "expiresAt")
    values (${hashOf(challenge.toString('base64url'))}, ${ctx.site._id}, ${of.purpose}, ${of.bound}, ${until})`.execute(
    ctx[executor],
  )
  return new Uint8Array(challenge)
}

/**
 * Consumes the signed challenge. Returns false if it is used, expired, or was issued for another purpose or recipient.
 */
export const takeChallenge = async (ctx: Context, of: { challenge: string; purpose: Purpose; bound: string }) => {
  const { rows } = await sql<{ isTheirs: boolean }>`delete from passkey_challenge where hash = ${hashOf(of.challenge)}
    returning site = ${ctx.site._id} and purpose = ${of.purpose} and bound = ${of.bound} and "expiresAt" > ${nowOf(ctx)}
      as "isTheirs"`.execute(ctx[executor])
  return rows[0]?.isTheirs ?? false
}

const hashOf = (challenge: string) => createHash('sha256').update(challenge).digest('hex')
