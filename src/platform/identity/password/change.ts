import { sql } from 'kysely'
import { passwordIssues } from '#domain/validation/password-rules.ts'
import type { Issue } from '#domain/validation/issue.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { endEmailChange } from './email-change.ts'
import { closeOtherSessions } from '../session/session.ts'
import { endPendingOf } from '../sign-in/pending.ts'
import { credentialOf, verifiedHash, setCredential } from './credential.ts'
import { hashPassword, pretendToCheck } from './password.ts'
import { endRequests, type Person, personOf } from './requests.ts'

/** Proof of identity: the link of a mail, or the current password of a signed-in user. */
export type Proof = { requestId: string } | { currentPassword: string }

/** The result: the user, or the reason for refusal. */
export type Changed = { person: Person } | { refused: 'request' | 'current' } | { issues: Issue[] }

/**
 * Sets a new password (specification §5, §7) and reports every violated rule of the site. It uses up the link, clears
 * the reset demand, and ends all other sessions of the user (attacks A20 to A23).
 */
export const changePassword = async (ctx: Context, of: { password: string; proof: Proof }): Promise<Changed> => {
  const { password, proof } = of
  const issues = passwordIssues('newPassword', { password, config: ctx.site.passwordConfig })
  // An empty password is reported before any proof, because it reveals nothing.
  if (password === '') return { issues }
  const first = await proved(ctx, proof)
  if ('refused' in first) return first
  if (issues.length > 0) return { issues }
  const hash = await ctx.app.hashQueue.take(() => hashPassword(password))
  return inTransaction(ctx, async (inside) => {
    const again = 'requestId' in proof ? await proved(inside, proof) : await still(inside, first)
    if ('refused' in again) return again
    const { person } = again
    await setCredential(inside, { user: person._id, site: person.site, hash })
    await sql`update "user" set req_reset = false, version = version + 1, "updatedAt" = ${nowOf(inside)}
      where site = ${person.site} and _id = ${person._id} and req_reset`.execute(inside[executor])
    await endRequests(inside, person)
    await endEmailChange(inside, person)
    await closeOtherSessions(inside, person)
    await endPendingOf(inside, person)
    return { person }
  })
}

/** The proven user. `hash` identifies the password that they proved it with. */
interface Proved {
  person: Person
  hash?: string
}

type NotProved = { refused: 'request' | 'current' }

/** The given password may have changed meanwhile. Of two concurrent changes only one succeeds. */
async function still(inside: Context, { person, hash }: Proved): Promise<Proved | NotProved> {
  const { rows } = await sql`select 1 from credential where site = ${person.site} and "user" = ${person._id}
    and hash = ${hash} for update`.execute(inside[executor])
  return rows.length > 0 ? { person } : { refused: 'current' }
}

async function proved(ctx: Context, proof: Proof): Promise<Proved | NotProved> {
  if ('requestId' in proof) {
    const person = await personOf(ctx, proof.requestId)
    return person ? { person } : { refused: 'request' }
  }
  if (ctx.viewer.actor) return { refused: 'current' }
  const person = { site: ctx.viewer.home ?? '', _id: ctx.viewer.id ?? '' }
  const stored = await credentialOf(ctx, person)
  const password = proof.currentPassword
  if (!stored) await pretendToCheck(ctx.app, password)
  const hash = stored && (await verifiedHash(ctx, { person, stored, password }))
  return hash === null ? { refused: 'current' } : { person, hash }
}
