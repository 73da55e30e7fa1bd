import { href, redirect } from 'react-router'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import { collectionOf } from '#platform/collection/catalogue.ts'
import { from } from '#platform/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/request.server.ts'
import { describeRecord } from '#platform/screens/show.server.ts'
import { words } from '#platform/screens/words.ts'
import { rolesOf } from '#platform/session/staff/allot.ts'
import { atOrigin } from '#platform/session/staff/at-origin.ts'
import { lastSeenOf } from '#platform/session/staff/holders.ts'
import {
  type Invited,
  keepAccount,
  keptAccount,
  linkIsSent,
  mailPasswordLink,
  passwordLinkAction,
  roleLabels,
} from '#modules/user/door.ts'
import type { Pair, RecordDescription } from '#ui/office/description.ts'
import { peopleWords, personWords } from '../words.ts'

/** A member of staff: his record, what he holds where, and when he was last there. */
export const loader = loads(async (ctx, { route, params, url }) => {
  const origin = await atOrigin(ctx)
  const person = await personOf(origin, params['id'])
  const record = await describeRecord(origin, {
    ...{ collection: collectionOf(origin, 'user'), route: route!, _id: person._id },
  })
  const kept = await keptAccount(origin, { _id: person._id, url })
  const saved = kept.saved ?? doneIn(origin, { done: url.searchParams.get('done'), person })
  const { locale } = ctx
  const roles = { title: personWords.roles[locale], pairs: await rolePairs(origin, person) }
  const access = { title: personWords.access[locale], isAside: true, pairs: [await seenPair(origin, person)] }
  const shown: RecordDescription = {
    ...record,
    ...(saved !== null && { saved }),
    actions: [...record.actions, await passwordLinkAction(origin, person), ...kept.actions],
    related: [...record.related, ...kept.related],
    sections: [...record.sections, roles, access],
  }
  return { record: shown, ask: kept.ask, title: record.heading }
})

/** Mails him a link with which he sets his password, ends his sessions, or takes away a second factor that he lost. */
export const action = acts(async (ctx, { params, form }) => {
  const origin = await atOrigin(ctx)
  const person = await personOf(origin, params['id'])
  const done = await keepAccount(origin, { _id: person._id, form })
  if (done) return redirect(`${href('/origin/user/detail/:id', { id: person._id })}?done=${done}`)
  await mailPasswordLink(origin, person)
  return redirect(`${href('/origin/user/detail/:id', { id: person._id })}?done=sent`)
})

async function personOf(ctx: Context, _id = ''): Promise<Invited> {
  const person = await from(ctx, 'user')
    .select(['user._id', 'user.email', 'user.status'])
    .where('user._id', '=', _id)
    .executeTakeFirst()
  if (!person) throw notFound()
  return person
}

function doneIn(ctx: Context, { done, person }: { done: string | null; person: Invited }): string | null {
  if (done === 'sent') return linkIsSent(ctx, person)
  return done === 'saved' ? words.saved[ctx.locale] : null
}

async function rolePairs(ctx: Context, { _id }: Invited): Promise<Pair[]> {
  const { locale } = ctx
  const held = await rolesOf(ctx, _id)
  if (held.length === 0) return [{ label: peopleWords.roles[locale], value: { text: peopleWords.none[locale] } }]
  const pairs = held.map(async ({ site, role }) => {
    const found = site === ctx.site._id ? undefined : await ctx.app.sites.byId(site)
    return { label: found?.siteName ?? personWords.everySite[locale], value: { text: roleLabels[role][locale] } }
  })
  return (await Promise.all(pairs)).toSorted((a, b) => a.label.localeCompare(b.label, 'th'))
}

async function seenPair(ctx: Context, { _id }: Invited): Promise<Pair> {
  const { locale } = ctx
  const at = await lastSeenOf(ctx, _id)
  const text = at ? formatInstant(at, { length: 'medium', locale }) : personWords.never[locale]
  return { label: personWords.lastSeen[locale], value: { text } }
}
