import { data, href } from 'react-router'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import { emailIssue } from '#domain/validation/email.ts'
import type { SuppressedAddress } from '#platform/background/mail/mail-tables.ts'
import { liftSuppression, listSuppressed, suppress } from '#platform/background/mail/suppression/suppression.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { fill, inLocale, type Locale } from '#platform/site/i18n/words.ts'
import { officeWords, reasonWords, suppressedWords } from '../office-words.ts'

const maxAddress = 254

/** Addresses that get no mail, or those of one address. */
export const loader = loads(async (ctx, { url }) => {
  const { locale } = ctx
  const address = (url.searchParams.get('email') ?? '').trim().slice(0, maxAddress)
  const rows = await listSuppressed(ctx, { address })
  return {
    title: pageTitle(ctx, suppressedWords.title[locale]),
    words: inLocale(suppressedWords, locale),
    crumbs: [{ href: href('/setup/email'), label: officeWords.mails[locale] }],
    crumbsLabel: officeWords.crumbs[locale],
    address,
    rows: rows.map((row) => describeRow(row, locale)),
  }
})

function describeRow({ address, masked, reason, scope, until, note }: SuppressedAddress, locale: Locale) {
  const { forever, liftOf } = inLocale(suppressedWords, locale)
  return {
    ...{ address, masked, scope, note, reason: reasonWords[reason][locale] },
    scopeText: suppressedWords[scope][locale],
    until: until === null ? forever : formatInstant(until, { length: 'medium', locale }),
    lift: fill(liftOf, { address: masked }),
  }
}

/** Suppresses an address by hand, or lifts a suppression. */
export const action = acts(async (ctx, { form }) => {
  const words = inLocale(suppressedWords, ctx.locale)
  const scope = form.get('scope') === 'news' ? ('news' as const) : ('all' as const)
  if (form.get('intent') === 'lift') {
    await liftSuppression(ctx, { address: String(form.get('address') ?? '').slice(0, 64), scope })
    return { done: words.lifted, problem: null }
  }
  const address = String(form.get('email') ?? '').trim()
  const issue = emailIssue('email', address.slice(0, maxAddress + 1))
  if (issue) return data({ done: null, problem: issue[ctx.locale] }, { status: 400 })
  await suppress(ctx, { address, scope, reason: 'manual', until: null, note: '', by: ctx.viewer.name })
  return { done: words.added, problem: null }
})
