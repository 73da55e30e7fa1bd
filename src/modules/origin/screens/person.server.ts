import { redirect } from 'react-router'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import type { Context } from '#platform/context.ts'
import { forbidden } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { handleRecordForm } from '#platform/office/screens/record/record-forms.ts'
import { describeRecord, doneTo as recordDone } from '#platform/office/screens/show.server.ts'
import { rolesOf } from '#platform/identity/site-roles/set-roles.ts'
import { lastSeenOf } from '#platform/identity/site-roles/holders.ts'
import {
  doneTo,
  type Invited,
  keepAccount,
  keptAccount,
  mailPasswordLink,
  passwordLinkAction,
  roleLabels,
} from '#modules/user/public-api.ts'
import type { Pair, RecordDescription } from '#ui/office/description.ts'
import { nameOf } from '../commands/site-rows.server.ts'
import { type Scope, scopeOf, whose } from '../commands/whose.server.ts'
import { peopleWords, personWords } from '../words.ts'

/** A person of the scope: the record, the roles and the last activity. */
export const loader = loads(async (ctx, { route, params, url }) => {
  const scope = await scopeOf(ctx, route!)
  const { at, row: person, isStaff, isWhole } = await whose(ctx, scope, params['id'])
  const record = await describeRecord(at, {
    ...{ collection: collectionOf(at, 'user'), route: route!, _id: person._id },
  })
  const kept = isWhole ? await keptAccount(at, { _id: person._id, url }) : noAccount
  const saved = kept.saved ?? doneTo(at, { done: url.searchParams.get('done'), person })
  const { locale } = ctx
  const access = { title: personWords.access[locale], isAside: true, pairs: [await seenPair(at, person)] }
  const roles = isStaff ? [{ title: personWords.roles[locale], pairs: await rolePairs(at, { person, scope }) }] : []
  const shown: RecordDescription = {
    ...record,
    ...recordDone(ctx, url),
    ...(saved !== null && { saved }),
    actions: [...record.actions, ...(isWhole ? [await passwordLinkAction(at, person)] : []), ...kept.actions],
    related: [...record.related, ...kept.related],
    sections: [...record.sections, ...roles, access],
  }
  return { record: shown, ask: kept.ask, title: record.heading }
})

/** Mails the person a password link, ends their sessions, or resets their two-step login. */
export const action = acts(async (ctx, { route, params, form, url }) => {
  const scope = await scopeOf(ctx, route!)
  const { at, row: person, isWhole } = await whose(ctx, scope, params['id'])
  if (!isWhole) throw forbidden()
  const acted = await handleRecordForm(at, { collection: collectionOf(at, 'user'), _id: person._id, form, url })
  if (acted) return acted
  const done = await keepAccount(at, { _id: person._id, form })
  if (!done) await mailPasswordLink(at, person)
  return redirect(`${url.pathname}?done=${done ?? 'sent'}`)
})

const noAccount = { actions: [], related: [], ask: null, saved: null }

/** The person's roles on the viewer's sites. Roles elsewhere are not shown to this viewer. */
async function rolePairs(ctx: Context, of: { person: Invited; scope: Scope }): Promise<Pair[]> {
  const { locale } = ctx
  const held = await rolesOf(ctx, of.person._id)
  const pairs = held.flatMap(({ site, role }) => {
    const node = of.scope.nodes.find(({ _id }) => _id === site)
    const label = node?.siteType === 'origin' ? personWords.everySite[locale] : node && nameOf(ctx, node)
    return label ? [{ label, value: { text: roleLabels[role][locale] } }] : []
  })
  if (pairs.length === 0) return [{ label: peopleWords.roles[locale], value: { text: peopleWords.none[locale] } }]
  return pairs.toSorted((a, b) => a.label.localeCompare(b.label, 'th'))
}

async function seenPair(ctx: Context, { _id }: Invited): Promise<Pair> {
  const { locale } = ctx
  const at = await lastSeenOf(ctx, _id)
  const text = at ? formatInstant(at, { length: 'medium', locale }) : personWords.never[locale]
  return { label: personWords.lastSeen[locale], value: { text } }
}
