import { data, href } from 'react-router'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { cardProviderOf } from '../providers/access.server.ts'
import { testProvider } from '../providers/test-provider.server.ts'
import { providerWords as words } from './provider-words.ts'
import { webhookPath } from '../routes/gateway-hosts.ts'

/** A card provider before its test: whether it is ready, its mode and the address of its webhooks. */
export const loader = loads(async (ctx, { params, url }) => {
  const { locale } = ctx
  const row = await rowOf(ctx, params.id ?? '')
  const provider = await cardProviderOf(ctx, row._id)
  const checked = row.checkedAt && formatInstant(row.checkedAt, { length: 'medium', locale })
  return {
    title: pageTitle(ctx, words.heading[locale]),
    words: inLocale(words, locale),
    crumbs: [
      { href: href('/setup/payment'), label: ctx.app.collections.get('payment_provider')!.collection.plural[locale] },
      { href: href('/setup/payment/detail/:id', { id: row._id }), label: row.name },
    ],
    name: row.name,
    isReady: provider !== null,
    facts: [
      { name: words.mode[locale], value: provider ? words[provider.isLive ? 'live' : 'testMode'][locale] : '-' },
      { name: words.merchant[locale], value: row.merchant ?? '-' },
      { name: words.checkedAt[locale], value: checked ?? words.never[locale] },
      { name: words.webhook[locale], value: `${url.origin}${webhookPath(row.gateway ?? '')}` },
    ],
  }
})

/** Calls the gateway. The result is for this answer only. */
export const action = acts(async (ctx, { params }) => {
  const row = await rowOf(ctx, params.id ?? '')
  const result = await testProvider(ctx, row._id)
  if (result.isFine) return data({ problem: null, works: fill(words.works[ctx.locale], { name: result.name }) })
  return data({ problem: words[result.fault][ctx.locale], works: null }, { status: 409 })
})

async function rowOf(ctx: Context, _id: string) {
  const row = await from(ctx, 'payment_provider')
    .select(['payment_provider._id', 'payment_provider.name', 'payment_provider.gateway'])
    .select(['payment_provider.merchant', 'payment_provider.checkedAt'])
    .where('payment_provider._id', '=', _id)
    .where('payment_provider.kind', '=', 'card')
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}
