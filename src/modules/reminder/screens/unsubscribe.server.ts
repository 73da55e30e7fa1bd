import { data, href } from 'react-router'
import { type Context, noStore } from '#platform/context.ts'
import { reminderKinds } from '#platform/background/reminders/kinds.ts'
import { subscriptionOf, unsubscribe } from '#platform/background/reminders/unsubscribe.ts'
import { newsSubscriptionOf, unsubscribeFromNews } from '#platform/background/mail/suppression/news-token.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { fill, inLocale, type Text } from '#platform/site/i18n/words.ts'
import { unsubscribeWords } from '../screen-words.ts'

const longest = 200

/** By the link of an email: which kind it stops, and a button; that it was opened changes nothing. */
export const loader = loads(async (ctx, { params }) => {
  noStore(ctx)
  const words = inLocale(unsubscribeWords, ctx.locale)
  const token = (params['token'] ?? '').slice(0, longest)
  const kind = kindOf(ctx, token)
  return {
    ...{ words, title: pageTitle(ctx, words.title), settings: href('/user/notifications') },
    text: kind && fillText(ctx, words.text, kind),
  }
})

/** Stops them; a mail program asks the same with one click, and is answered without a redirect (RFC 8058). */
export const action = acts(async (ctx, { params }) => {
  const token = (params['token'] ?? '').slice(0, longest)
  const kind = kindOf(ctx, token)
  if (!kind) return data({ done: null, problem: unsubscribeWords.over[ctx.locale] }, { status: 400 })
  const [reminders, news] = [subscriptionOf(ctx, token), newsSubscriptionOf(ctx, token)]
  if (reminders) await unsubscribe(ctx, reminders)
  if (news) await unsubscribeFromNews(ctx, news)
  return data({ done: fillText(ctx, unsubscribeWords.done[ctx.locale], kind), problem: null })
})

/** What a token stops: reminders of a kind, or the news of the site. */
function kindOf(ctx: Context, token: string): Text | null {
  const found = subscriptionOf(ctx, token)
  if (found) return reminderKinds[found.kind].label
  return newsSubscriptionOf(ctx, token) ? unsubscribeWords.news : null
}

const fillText = ({ site, locale }: Context, text: string, kind: Text) =>
  fill(text, {
    kind: kind[locale],
    site: (locale === 'th' ? site.siteName : site.siteNameEn) || site.siteName,
  })
