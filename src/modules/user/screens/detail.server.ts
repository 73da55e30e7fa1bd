import { href, redirect } from 'react-router'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import { collectionOf } from '#platform/collection/catalogue.ts'
import { from } from '#platform/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { fill } from '#platform/i18n/words.ts'
import { acts, loads } from '#platform/request.server.ts'
import { describeRecord } from '#platform/screens/show.server.ts'
import { words } from '#platform/screens/words.ts'
import { actedAs } from '#platform/session/staff/acting.ts'
import type { Action, RecordDescription } from '#ui/office/description.ts'
import {
  type Invited,
  linkIsSent,
  mailPasswordLink,
  passwordLinkAction,
} from '../commands/mail-password-link.server.ts'
import { keepAccount, keptAccount } from '../commands/keep-account.server.ts'
import { personWords } from '../person-words.ts'

/** A learner's record, and what staff may do for him. */
export const loader = loads(async (ctx, { route, params, url }) => {
  const person = await personOf(ctx, params['id'])
  const record = await describeRecord(ctx, { collection: collectionOf(ctx, 'user'), route: route!, _id: person._id })
  const kept = await keptAccount(ctx, { _id: person._id, url })
  const saved = kept.saved ?? doneIn(ctx, { done: url.searchParams.get('done'), person })
  const shown: RecordDescription = {
    ...record,
    ...(saved !== null && { saved }),
    actions: [...record.actions, await passwordLinkAction(ctx, person), acting(ctx, person), ...kept.actions],
    related: [...record.related, ...kept.related],
    sections: [...record.sections, ...(await actedIn(ctx, person._id))],
  }
  return { record: shown, ask: kept.ask, title: record.heading }
})

/** Mails the person a link with which he sets his password, ends his sessions, or takes away a second factor that he lost. */
export const action = acts(async (ctx, { params, form }) => {
  const person = await personOf(ctx, params['id'])
  const done = await keepAccount(ctx, { _id: person._id, form })
  if (done) return redirect(`${href('/user/detail/:id', { id: person._id })}?done=${done}`)
  await mailPasswordLink(ctx, person)
  return redirect(`${href('/user/detail/:id', { id: person._id })}?done=sent`)
})

/** What was just done, in words. */
function doneIn(ctx: Context, { done, person }: { done: string | null; person: Invited }): string | null {
  if (done === 'sent') return linkIsSent(ctx, person)
  return done === 'saved' ? words.saved[ctx.locale] : null
}

async function personOf(ctx: Context, _id = ''): Promise<Invited> {
  const person = await from(ctx, 'user')
    .select(['user._id', 'user.email', 'user.status'])
    .where('user._id', '=', _id)
    .executeTakeFirst()
  if (!person) throw notFound()
  return person
}

const acting = ({ locale }: Context, { _id, status }: Invited): Action => ({
  ...{ label: personWords.act[locale], href: href('/user/acting/:id', { id: _id }) },
  ...(!status && { lock: personWords.isOff[locale] }),
})

/** Who acted in the person's name lately, when and why; no section where nobody did. */
async function actedIn(ctx: Context, _id: string): Promise<RecordDescription['sections']> {
  const { locale } = ctx
  const at = (instant: string) => formatInstant(instant, { length: 'medium', locale })
  const pairs = (await actedAs(ctx, _id)).map((one) => ({
    label: fill(personWords.actedTime[locale], { from: at(one.startedAt), to: at(one.endedAt) }),
    value: { text: `${one.actorName}: ${one.reason}` },
  }))
  return pairs.length > 0 ? [{ title: personWords.acted[locale], isAside: true, pairs }] : []
}
