import { isStaff } from '#platform/data/access/viewer.ts'
import { isValueTaken } from '#platform/data/privileged-reads/value-taken.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { update } from '#platform/data/collection/write.ts'
import { takenIssues } from '#platform/data/collection/writing/request-errors.ts'
import type { Context } from '#platform/context.ts'
import { forbidden, invalid, notFound } from '#platform/errors/errors.ts'
import { tellPerson } from '#platform/identity/mfa/tell-person.ts'
import { noteEmailChange } from '#platform/identity/password/email-change.ts'
import { lackedProof } from '#platform/identity/mfa/owner.ts'
import { atHome } from '#platform/identity/site-roles/at-home.ts'
import { user } from '../../collections/user.ts'
import { refusedIdentityWords } from './identity-words.ts'
import { changeOf, type Names, type Wish } from './own-names.ts'
import { mailConfirmation } from './mail-confirmation.server.ts'

/** For each person, because the request sends a mail to any address they type. */
const limits = [{ most: 5, ms: 3_600_000 }]

/**
 * Whether viewers may change their own sign-in data: only learners and the product's owner. Impersonation and external
 * login exclude it. Higher roles maintain the data of staff.
 */
export const mayChangeNames = ({ viewer, session }: Context) =>
  (viewer.role === 'user' || viewer.role === 'root') &&
  ![viewer.actor, viewer.mustReset, viewer.mustSecure].some(Boolean) &&
  session?.mode === 'standard'

/** The viewer's sign-in data, as stored. */
export const namesOf = async (ctx: Context): Promise<Names> => {
  const row = await from(await atHome(ctx), 'user')
    .select(['user.email', 'user.username', 'user.phone'])
    .where('user._id', '=', ctx.viewer.id)
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/**
 * Changes the viewer's user name and phone, and mails the link that activates a new e-mail. Returns the address that
 * received it. Throws invalid for wrong or taken values, and forbidden without proof of identity.
 */
export const changeNames = async (
  ctx: Context,
  { password, ...wish }: Wish & { password?: string | undefined },
): Promise<{ awaits: string | null }> => {
  if (!mayChangeNames(ctx)) throw forbidden({ field: 'email', code: 'nobody', ...refusedIdentityWords.nobody })
  const names = await namesOf(ctx)
  const { change, issues } = changeOf(names, wish)
  if (issues.length > 0) throw invalid(...issues)
  if (Object.keys(change).length === 0) return { awaits: null }
  const lacked = await lackedProof(ctx, password)
  if (lacked) throw forbidden({ field: 'currentPassword', code: lacked, ...refusedIdentityWords[lacked] })
  const { email, ...now } = change
  const home = await atHome(ctx)
  if (email) await proveFree(home, email)
  await inTransaction(home, async (inside) => {
    const own = { ...inside, isSure: true }
    if (Object.keys(now).length > 0) await changeNow(own, { had: names.email, now })
    if (email) await askToConfirm(own, { asked: ctx, email, was: names.email })
  })
  return { awaits: email ?? null }
}

/** Checked before the mail is sent. If the address is taken later, the link says so. */
async function proveFree(home: Context, email: string) {
  home.app.limits.count(`e-mail change ${home.viewer.id}`, limits)
  for (const field of ['email', 'username'])
    if (await isValueTaken(home, 'user', { field, value: email })) throw invalid(...takenIssues(user, ['email']))
}

async function changeNow(own: Context, { had, now }: { had: string | null; now: Omit<Partial<Names>, 'email'> }) {
  const { username, ...phone } = now
  const _id = own.viewer.id
  await update(own, 'user', { _id, change: { ...phone, ...(username !== undefined && { username }) } })
  if (had) await tellPerson(own, { person: { site: own.site._id, _id }, happened: 'namesChanged', to: had })
}

/** The link goes to the new address, from the site of the request. The old address is notified. */
async function askToConfirm(own: Context, of: { asked: Context; email: string; was: string | null }) {
  const { asked, email, was } = of
  const person = { site: own.site._id, _id: own.viewer.id }
  const there = { ...own, site: asked.site }
  const requestId = await noteEmailChange(there, { person, email, was })
  await mailConfirmation(there, { email, requestId, isToStaff: isStaff(asked.viewer) })
  if (was) await tellPerson(own, { person, happened: 'addressAsked', to: was })
}
