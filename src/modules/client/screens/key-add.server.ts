import { data, href } from 'react-router'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import type { Issue } from '#domain/validation/issue.ts'
import { giveSecret } from '#platform/http/api-key/secret.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { createAny } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { RequestError } from '#platform/errors/errors.ts'
import type { Route } from '#platform/manifest/manifest.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { describeForm } from '#platform/office/screens/description/describe-form.ts'
import { readForm } from '#platform/office/screens/save/read-form.ts'
import { describeRecord } from '#platform/office/screens/show.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { describeIssue } from '../components/describe-issue.ts'
import { keyDefaults, usualScopes } from '../components/key-defaults.ts'
import { keyWords as words } from '../words.ts'

const dayMs = 86_400_000

/** The form of a key, with the site's defaults. */
export const loader = loads(async (ctx, { route }) => {
  const { perMinute, days } = await keyDefaults(ctx)
  const expires = bangkokDay(ctx.now + days * dayMs)
  const written = { perMinute, expires, scopes: await usualScopes(ctx) }
  const form = await describe(ctx, { route: route!, written, issues: [] })
  return { form, title: pageTitle(ctx, form.heading) }
})

/** Stores the key with its first secret, in one transaction. */
export const action = acts(async (ctx, { route, form }) => {
  const collection = collectionOf(ctx, 'api_key')
  const written = readForm(ctx, collection, { form, row: null })
  try {
    const { key, secret } = await inTransaction(ctx, async (inside) => {
      const { _id } = await createAny(inside, 'api_key', written)
      return { key: _id, secret: await giveSecret(inside, { key: _id, overlapHours: 0 }) }
    })
    const record = await describeRecord(ctx, { collection, route: route!, _id: key })
    const open = { label: words.open[ctx.locale], href: href('/client/key/detail/:id', { id: key }), isPrimary: true }
    return { record: { ...record, actions: [open] }, issue: describeIssue(ctx, { key, secret }) }
  } catch (error) {
    if (!(error instanceof RequestError) || error.issues.length === 0) throw error
    return data({ form: await describe(ctx, { route: route!, written, issues: error.issues }) }, { status: 400 })
  }
})

const describe = (ctx: Context, of: { route: Route; written: Record<string, unknown>; issues: readonly Issue[] }) =>
  describeForm(ctx, { collection: collectionOf(ctx, 'api_key'), row: null, ...of })
