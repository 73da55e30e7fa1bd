import { data, href } from 'react-router'
import { type Context, noStore } from '#platform/context.ts'
import { reminderKinds, type ReminderKind } from '#platform/background/reminders/kinds.ts'
import { subscriptionOf, unsubscribe } from '#platform/background/reminders/unsubscribe.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { unsubscribeWords } from '../screen-words.ts'

const longest = 200

/** By the link of an email: which kind it stops, and a button; that it was opened changes nothing. */
export const loader = loads(async (ctx, { params }) => {
  noStore(ctx)
  const words = inLocale(unsubscribeWords, ctx.locale)
  const found = subscriptionOf(ctx, (params['token'] ?? '').slice(0, longest))
  return {
    ...{ words, title: pageTitle(ctx, words.title), settings: href('/user/notifications') },
    text: found && said(ctx, words.text, found.kind),
  }
})

/** Stops them; a mail program asks the same with one click, and is answered without a redirect (RFC 8058). */
export const action = acts(async (ctx, { params }) => {
  const found = subscriptionOf(ctx, (params['token'] ?? '').slice(0, longest))
  if (!found) return data({ done: null, problem: unsubscribeWords.over[ctx.locale] }, { status: 400 })
  await unsubscribe(ctx, found)
  return data({ done: said(ctx, unsubscribeWords.done[ctx.locale], found.kind), problem: null })
})

const said = ({ site, locale }: Context, text: string, kind: ReminderKind) =>
  fill(text, {
    kind: reminderKinds[kind].label[locale],
    site: (locale === 'th' ? site.siteName : site.siteNameEn) || site.siteName,
  })
