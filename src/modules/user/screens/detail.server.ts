import { href, redirect } from 'react-router'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import { collectionOf } from '#platform/collection/catalogue.ts'
import { from } from '#platform/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { conflict, notFound } from '#platform/errors/errors.ts'
import { fill } from '#platform/i18n/words.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { acts, loads } from '#platform/request.server.ts'
import { describeRecord } from '#platform/screens/show.server.ts'
import { words } from '#platform/screens/words.ts'
import { credentialOf } from '#platform/session/password/credential.ts'
import { newHandle, type Purpose } from '#platform/session/password/requests.ts'
import { actedAs } from '#platform/session/staff/acting.ts'
import type { Action, RecordDescription } from '#ui/office/description.ts'
import sendPasswordLink from '../commands/send-password-link.server.ts'
import { personWords } from '../words.ts'

/** A learner's record, and what staff may do for him. */
export const loader = loads(async (ctx, { route, params, url }) => {
  const person = await personOf(ctx, params['id'])
  const collection = collectionOf(ctx, 'user')
  const record = await describeRecord(ctx, { collection, route: route!, _id: person._id })
  const saved = doneIn(ctx, { done: url.searchParams.get('done'), person })
  const shown: RecordDescription = {
    ...record,
    ...(saved !== null && { saved }),
    actions: [...record.actions, ...(await actionsFor(ctx, person))],
    sections: [...record.sections, ...(await actedIn(ctx, person._id))],
  }
  return { record: shown, title: record.heading }
})

/** Mails the person a link with which he sets his password. */
export const action = acts(async (ctx, { params }) => {
  const person = await personOf(ctx, params['id'])
  if (!person.status) throw conflict({ field: 'status', code: 'off', ...personWords.isOff })
  const purpose = await purposeFor(ctx, person)
  await enqueue(ctx, sendPasswordLink, {
    payload: { email: person.email, handle: newHandle(), locale: ctx.locale, purpose },
  })
  return redirect(`${href('/user/detail/:id', { id: person._id })}?done=sent`)
})

/** What was just done, in words. */
function doneIn({ locale }: Context, { done, person }: { done: string | null; person: Shown }): string | null {
  if (done === 'sent') return fill(personWords.sent[locale], { email: person.email })
  return done === 'saved' ? words.saved[locale] : null
}

interface Shown {
  _id: string
  email: string
  status: boolean
}

async function personOf(ctx: Context, _id = ''): Promise<Shown> {
  const person = await from(ctx, 'user')
    .select(['user._id', 'user.email', 'user.status'])
    .where('user._id', '=', _id)
    .executeTakeFirst()
  if (!person) throw notFound()
  return person
}

/** Who has no password yet is invited; who has one gets a link to another. */
const purposeFor = async (ctx: Context, { _id }: Shown): Promise<Purpose> =>
  (await credentialOf(ctx, { site: ctx.site._id, _id })) ? 'reset' : 'activate'

async function actionsFor(ctx: Context, person: Shown): Promise<Action[]> {
  const { locale } = ctx
  const label = (await purposeFor(ctx, person)) === 'reset' ? personWords.reset[locale] : personWords.invite[locale]
  const lock = person.status ? {} : { lock: personWords.isOff[locale] }
  return [
    { label, method: 'post', ...lock },
    { label: personWords.act[locale], href: href('/user/acting/:id', { id: person._id }), ...lock },
  ]
}

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
