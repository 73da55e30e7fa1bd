import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import type { Context } from '#platform/context.ts'
import { forbidden, notFound } from '#platform/errors/errors.ts'
import { inLocale } from '#platform/site/i18n/words.ts'
import { takeAwayFactor } from '#platform/identity/mfa/lost-factor.ts'
import type { Person } from '#platform/identity/password/requests.ts'
import { endSession } from '#platform/identity/session/own-sessions.ts'
import { closeOtherSessions } from '#platform/identity/session/session.ts'
import { outranks } from '#platform/identity/site-roles/outranks.ts'
import type { Action, RecordDescription } from '#ui/office/description.ts'
import type { ConfirmDescription } from '#ui/office/controls/confirm.tsx'
import { sessionTable } from '../../components/describe-sessions.ts'
import { factorWords, sessionWords } from '../../words/session-words.ts'

/** What staff see and do beside a person's account: its sessions, and the reset of two-step login. */
export interface Kept {
  actions: Action[]
  related: RecordDescription['related']
  ask: ConfirmDescription | null
  saved: string | null
}

/** The same for a person on the context's site. Empty if the viewer is not above them (decision 0120). */
export const keptAccount = async (ctx: Context, of: { _id: string; url: URL }): Promise<Kept> => {
  const person = { site: ctx.site._id, _id: of._id }
  if (!(await outranks(ctx, person))) return { actions: [], related: [], ask: null, saved: null }
  const { locale } = ctx
  const asked = of.url.searchParams
  const row = await from(ctx, 'user').select('secondFactor').where('_id', '=', of._id).executeTakeFirst()
  const sessions = await sessionTable(ctx, { person })
  const all = post(sessionWords.endAll[locale], 'end-others')
  const take: Action = { label: factorWords.take[locale], href: '?ask=factor', icon: 'lock', isDestructive: true }
  return {
    actions: [...(sessions.list.rows.length > 0 ? [all] : []), ...(row?.secondFactor ? [take] : [])],
    related: [sessions],
    ask: asked.get('ask') === 'factor' && row?.secondFactor ? askingOf(ctx) : null,
    saved:
      asked.get('done') === 'factorTaken' ? factorWords.taken[locale] : (saidEnded(ctx, asked.get('done')) ?? null),
  }
}

/** Handles a form on the account and returns what was done. Null for any other form. */
export const keepAccount = async (ctx: Context, of: { _id: string; form: FormData }): Promise<string | null> => {
  const person = { site: ctx.site._id, _id: of._id }
  const intent = of.form.get('intent')
  if (intent !== 'factor-remove' && intent !== 'end-session' && intent !== 'end-others') return null
  if (!(await outranks(ctx, person))) throw forbidden()
  return intent === 'factor-remove' ? factorTaken(ctx, person) : endSessions(ctx, { person, form: of.form })
}

async function factorTaken(ctx: Context, person: Person) {
  await takeAwayFactor(ctx, person)
  return 'factorTaken'
}

const post = (label: string, intent: string): Action => ({
  ...{ label, method: 'post', icon: 'logout', isDestructive: true },
  hidden: [{ name: 'intent', value: intent }],
})

function askingOf({ locale }: Context): ConfirmDescription {
  const { take, text, confirm } = inLocale(factorWords, locale)
  return { title: take, text, confirm, hidden: [{ name: 'intent', value: 'factor-remove' }] }
}

/** The intents of the session forms: end one session, or all except the current one. */
const doings = { 'end-session': 'ended', 'end-others': 'othersEnded' } as const
type SessionsEnded = (typeof doings)[keyof typeof doings]

/**
 * Handles the form and returns what was done. Null for any other form. Throws not-found for a session of another
 * person.
 */
export const endSessions = async (
  ctx: Context,
  of: { person: Person; form: FormData },
): Promise<SessionsEnded | null> => {
  const intent = String(of.form.get('intent') ?? '')
  if (intent !== 'end-session' && intent !== 'end-others') return null
  const handle = String(of.form.get('session') ?? '')
  await inTransaction(ctx, async (inside) => {
    if (intent === 'end-others') await closeOtherSessions(inside, of.person)
    else if (!(await endSession(inside, { person: of.person, handle }))) throw notFound()
  })
  return doings[intent]
}

/** The message for `?done=` in the viewer's language. Undefined for any other value. */
export const saidEnded = ({ locale }: Context, done: string | null): string | undefined =>
  done === 'ended' || done === 'othersEnded' ? sessionWords[done][locale] : undefined
