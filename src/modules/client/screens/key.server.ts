import { href, redirect } from 'react-router'
import { usageOf } from '#platform/http/api-key/call-log.ts'
import { keyPrefix } from '#platform/http/api-key/authenticate-call.ts'
import { giveSecret, takeSecrets } from '#platform/http/api-key/secret.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { compute, update } from '#platform/data/collection/write.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { conflict, notFound } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { handleRecordForm } from '#platform/office/screens/record/record-forms.ts'
import { describeRecord } from '#platform/office/screens/show.server.ts'
import { words as screenWords } from '#platform/office/screens/words.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import type { Action, RecordDescription } from '#ui/office/description.ts'
import { describeConsole } from '../components/console/describe-console.ts'
import { tryCall } from '../components/console/try-call.ts'
import { describeCalls } from '../components/describe-calls.ts'
import { describeIssue } from '../components/describe-issue.ts'
import { keyDefaults } from '../components/key-defaults.ts'
import { lastUse, keyStatus, useFigures } from '../components/describe-use.ts'
import { keyWords as words } from '../words.ts'

/** A key with its use and its last calls (specification L81). */
export const loader = loads(async (ctx, { route, params, url }) => {
  const key = await keyOf(ctx, params['id'])
  const record = await describeRecord(ctx, { collection: collectionOf(ctx, 'api_key'), route: route!, _id: key._id })
  const usage = (await usageOf(ctx)).get(key._id)
  const { locale } = ctx
  const pairs = [
    { label: words.id[locale], value: { text: keyPrefix + key._id } },
    { label: words.site[locale], value: { text: ctx.site.siteName } },
    { label: words.lastAt[locale], value: lastUse(ctx, usage) },
  ]
  const shown: RecordDescription = {
    ...record,
    ...saidOf(ctx, url),
    state: keyStatus(ctx, key),
    actions: key.revokedAt === null ? [...record.actions, ...actionsOf(ctx, key)] : [],
    figures: useFigures(ctx, [usage]),
    sections: [{ title: words.usage[locale], pairs }, ...record.sections],
    related: [await describeCalls(ctx, { key: key._id })],
  }
  const console =
    key.revokedAt === null
      ? await describeConsole(ctx, { ...consoleOf(key), chosen: url.searchParams.get('call') })
      : null
  const isAsked = url.searchParams.has('revoke') && key.revokedAt === null
  return { record: shown, console, ask: isAsked ? askOf(ctx, key) : null, title: pageTitle(ctx, record.heading) }
})

/**
 * Creates a new secret beside the old one, revokes the key, or makes a test call. Also handles the actions common to
 * all records.
 */
export const action = acts(async (ctx, { params, form, url }) => {
  const key = await keyOf(ctx, params['id'])
  const refused = await handleRecordForm(ctx, { collection: collectionOf(ctx, 'api_key'), _id: key._id, form, url })
  if (refused) return refused
  const intent = form.get('intent')
  if (intent !== 'rotate' && intent !== 'revoke' && intent !== 'try') throw notFound()
  if (key.revokedAt !== null) throw conflict()
  if (intent === 'try') return { tried: await tryCall(ctx, { ...consoleOf(key), form }) }
  if (intent === 'rotate') {
    const { overlapHours } = await keyDefaults(ctx)
    const secret = await inTransaction(ctx, async (inside) => {
      // Checks the permissions, and records in the history who did it.
      await update(inside, 'api_key', { _id: key._id, change: {} })
      if ((await keyOf(inside, key._id)).revokedAt !== null) throw conflict()
      return giveSecret(inside, { key: key._id, overlapHours })
    })
    return { issue: describeIssue(ctx, { key: key._id, secret, overlapHours }) }
  }
  await inTransaction(ctx, async (inside) => {
    await update(inside, 'api_key', { _id: key._id, change: {} })
    await compute(inside, 'api_key', { _id: key._id, change: { revokedAt: nowOf(ctx) } })
    await takeSecrets(inside, key._id)
  })
  throw redirect(`${href('/client/key/detail/:id', { id: key._id })}?done=revoked`)
})

async function keyOf(ctx: Context, _id = '') {
  const key = await from(ctx, 'api_key')
    .select(['_id', 'name', 'scopes', 'revokedAt', 'expires'])
    .where('_id', '=', _id)
    .executeTakeFirst()
  if (!key) throw notFound()
  return key
}

const consoleOf = ({ _id, scopes }: { _id: string; scopes: string[] }) => ({ key: _id, scopes })

const actionsOf = ({ locale }: Context, { _id }: { _id: string }): Action[] => [
  { label: words.rotate[locale], method: 'post', hidden: [{ name: 'intent', value: 'rotate' }] },
  {
    label: words.revoke[locale],
    href: `${href('/client/key/detail/:id', { id: _id })}?revoke`,
    isDestructive: true,
  },
]

const askOf = ({ locale }: Context, { name }: { name: string }) => ({
  title: fill(words.revokeTitle[locale], { name }),
  text: words.revokeText[locale],
  confirm: words.revoke[locale],
  hidden: [{ name: 'intent', value: 'revoke' }],
})

function saidOf({ locale }: Context, { searchParams }: URL): { saved?: string } {
  const done = searchParams.get('done')
  if (done === 'revoked') return { saved: words.revokedNow[locale] }
  return done === 'saved' ? { saved: screenWords.saved[locale] } : {}
}
