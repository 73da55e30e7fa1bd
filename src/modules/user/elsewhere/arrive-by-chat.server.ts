import { randomBytes } from 'node:crypto'
import { isSignedIn } from '#platform/data/access/viewer.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { create } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { type Broken, end } from '#platform/identity/external-login/line/attempt.ts'
import { learnerOf, link } from '#platform/identity/external-login/line/identity.ts'
import type { Somebody } from '#platform/identity/external-login/line/provider.ts'
import { openExternalSession, type NotLetIn } from '#platform/identity/external-login/open-external-session.ts'
import { namesOf } from '../rules/chat-name.ts'
import { chatWords } from './words.ts'

/** Why a login by chat app fails. `taken`: the chat account is linked to another person here. */
export type ChatRefused = Broken | NotLetIn | 'taken'

export type Arrival = { refused: ChatRefused } | { done: 'in' | 'linked' | 'already'; next: string; cookies: string[] }

/**
 * Handles the return from the chat app (specification L97). It signs in the linked learner, creates one on the first
 * visit, or links the account to the session that asked for it. Null if the site has no chat app.
 */
export const arriveByChat = async (
  ctx: Context,
  of: { returned: URLSearchParams; browser: string },
): Promise<Arrival | null> => {
  const returned = await end(ctx, of)
  if (!returned) return null
  if ('broken' in returned) return { refused: returned.broken }
  const { somebody, kept } = returned
  if (kept.session !== null) {
    const refused = await linkTo(ctx, { somebody, session: kept.session })
    return refused ? { refused } : { done: 'linked', next: kept.next, cookies: [] }
  }
  if (isSignedIn(ctx.viewer)) return { done: 'already', next: kept.next, cookies: [] }
  const entered = await openExternalSession(ctx, { user: await learnerFor(ctx, somebody), mode: 'standard' })
  return 'refused' in entered ? entered : { done: 'in', next: kept.next, cookies: [entered.cookie] }
}

/** Only the session that asked for it is linked. Linking the same account again is no error. */
async function linkTo(ctx: Context, of: { somebody: Somebody; session: string }): Promise<ChatRefused | null> {
  if (ctx.session?.hash !== of.session || ctx.viewer.role !== 'user') return 'state'
  const { somebody } = of
  if (await link(ctx, { user: ctx.viewer.id, somebody })) return null
  return (await learnerOf(ctx, somebody)) === ctx.viewer.id ? null : 'taken'
}

/** Two concurrent first visits create one learner: the unique key refuses the second, which then finds the first. */
async function learnerFor(ctx: Context, somebody: Somebody): Promise<string> {
  const known = await learnerOf(ctx, somebody)
  if (known) return known
  const made = await inTransaction(ctx, async (inside) => {
    const { _id } = await create(inside, 'user', newLearner(ctx, somebody))
    if (!(await link(inside, { user: _id, somebody }))) throw new Twice()
    return _id
  }).catch((error: unknown) => {
    if (!(error instanceof Twice)) throw error
    return learnerOf(ctx, somebody)
  })
  return made!
}

class Twice extends Error {}

/** A learner with only the known data: no e-mail and no password. The consent was given with the button. */
function newLearner(ctx: Context, somebody: Somebody) {
  const names = namesOf(somebody.name)
  return {
    username: `line-${randomBytes(6).toString('hex')}`,
    firstname: names.firstname || chatWords.nameless[ctx.locale],
    lastname: names.lastname,
    info: { fti_member: false, fti_member_number: '', agree: true },
  }
}
