import { href, redirect } from 'react-router'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import type { Context } from '#platform/context.ts'
import { forbidden } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { handleRecordForm } from '#platform/office/screens/record/record-forms.ts'
import { describeRecord, doneTo as recordDone } from '#platform/office/screens/show.server.ts'
import { impersonationsOf } from '#platform/identity/impersonation.ts'
import type { Action, RecordDescription } from '#ui/office/description.ts'
import {
  type Invited,
  doneTo,
  invitedOf,
  mailPasswordLink,
  passwordLinkAction,
} from '../commands/person/mail-password-link.server.ts'
import { keepAccount, keptAccount } from '../commands/person/keep-account.server.ts'
import { personWords } from '../words/person-words.ts'

/** A learner's record, with the actions of staff. */
export const loader = loads(async (ctx, { route, params, url }) => {
  const person = await invitedOf(ctx, params['id'])
  const record = await describeRecord(ctx, {
    collection: collectionOf(ctx, 'user'),
    route: route!,
    _id: person._id,
    url,
  })
  const kept = await keptAccount(ctx, { _id: person._id, url })
  const saved = kept.saved ?? doneTo(ctx, { done: url.searchParams.get('done'), person })
  const shown: RecordDescription = {
    ...record,
    ...recordDone(ctx, url),
    ...(saved !== null && { saved }),
    actions: [...record.actions, ...(await keeping(ctx, person)), ...kept.actions],
    related: [...record.related, ...kept.related],
    sections: [...record.sections, ...(isKeeper(ctx) ? await actedIn(ctx, person._id) : [])],
  }
  return { record: shown, ask: kept.ask, title: record.heading }
})

/** Mails the person a password link, ends their sessions, or resets their two-step login. */
export const action = acts(async (ctx, { params, form, url }) => {
  const person = await invitedOf(ctx, params['id'])
  const acted = await handleRecordForm(ctx, { collection: collectionOf(ctx, 'user'), _id: person._id, form, url })
  if (acted) return acted
  const done = await keepAccount(ctx, { _id: person._id, form })
  if (done) return redirect(`${href('/user/detail/:id', { id: person._id })}?done=${done}`)
  if (!isKeeper(ctx)) throw forbidden()
  await mailPasswordLink(ctx, person)
  return redirect(`${href('/user/detail/:id', { id: person._id })}?done=sent`)
})

/** What only administrators do. Managers and members only read the record (decision 7). */
const isKeeper = ({ viewer }: Context) => isAtLeast(viewer, 'admin')
const keeping = async (ctx: Context, person: Invited): Promise<Action[]> =>
  isKeeper(ctx) ? [await passwordLinkAction(ctx, person), acting(ctx, person)] : []

const acting = ({ locale }: Context, { _id, status }: Invited): Action => ({
  ...{ label: personWords.act[locale], href: href('/user/acting/:id', { id: _id }) },
  ...(!status && { lock: personWords.isOff[locale] }),
})

/** Recent impersonations of the person, with time and reason. No section if there are none. */
async function actedIn(ctx: Context, _id: string): Promise<RecordDescription['sections']> {
  const { locale } = ctx
  const at = (instant: string) => formatInstant(instant, { length: 'medium', locale })
  const pairs = (await impersonationsOf(ctx, _id)).map((one) => ({
    label: fill(personWords.actedTime[locale], { from: at(one.startedAt), to: at(one.endedAt) }),
    value: { text: `${one.actorName}: ${one.reason}` },
  }))
  return pairs.length > 0 ? [{ title: personWords.acted[locale], isAside: true, pairs }] : []
}
