import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { conflict, notFound } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { credentialOf } from '#platform/identity/password/credential.ts'
import { words } from '#platform/office/screens/words.ts'
import { newHandle, type Purpose } from '#platform/identity/password/requests.ts'
import type { Action } from '#ui/office/description.ts'
import { personWords } from '../../words/person-words.ts'
import sendPasswordLink from '../send-password-link.server.ts'

/** A user of the context's site, as far as mailing a link needs it. */
export interface Invited {
  _id: string
  /** Null for a learner from the chat app who has not given one. */
  email: string | null
  status: boolean
}

/** The person of the context's site in the URL. Throws not-found if the viewer may not see them. */
export const invitedOf = async (ctx: Context, _id = ''): Promise<Invited> => {
  const person = await from(ctx, 'user')
    .select(['user._id', 'user.email', 'user.status'])
    .where('user._id', '=', _id)
    .executeTakeFirst()
  if (!person) throw notFound()
  return person
}

/** Mails a person a link to set their password. Throws conflict for an account that is disabled or has no e-mail. */
export const mailPasswordLink = async (ctx: Context, person: Invited): Promise<void> => {
  const { email } = person
  if (!person.status) throw conflict({ field: 'status', code: 'off', ...personWords.isOff })
  if (!email) throw conflict({ field: 'email', code: 'missing', ...personWords.noEmail })
  const purpose = await purposeFor(ctx, person)
  await enqueue(ctx, sendPasswordLink, {
    payload: { email, handle: newHandle(), locale: ctx.locale, purpose, user: person._id },
  })
}

/** The button that mails the link, disabled if that is impossible. */
export const passwordLinkAction = async (ctx: Context, person: Invited): Promise<Action> => {
  const said = (await purposeFor(ctx, person)) === 'reset' ? personWords.reset : personWords.invite
  const lock = person.status ? !person.email && personWords.noEmail : personWords.isOff
  return { label: said[ctx.locale], method: 'post', ...(lock && { lock: lock[ctx.locale] }) }
}

/** What was just done to a person's record, in words. Null if nothing was. */
export const doneTo = (ctx: Context, { done, person }: { done: string | null; person: Invited }): string | null => {
  if (done === 'sent') return fill(personWords.sent[ctx.locale], { email: person.email ?? '' })
  return done === 'saved' ? words.saved[ctx.locale] : null
}

/** A person without a password is invited. Others get a reset link. */
const purposeFor = async (ctx: Context, { _id }: Invited): Promise<Purpose> =>
  (await credentialOf(ctx, { site: ctx.site._id, _id })) ? 'reset' : 'activate'
