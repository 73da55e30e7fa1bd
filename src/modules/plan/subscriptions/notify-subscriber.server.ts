import { href } from 'react-router'
import { formatDay } from '#domain/thai-calendar/format.ts'
import { remind } from '#platform/background/reminders/remind.ts'
import type { Context } from '#platform/context.ts'
import { fill, type Locale, type Text } from '#platform/site/i18n/words.ts'
import { accessUntil } from '../rules/period.ts'
import { planNotices } from '../words.ts'
import { type SubscriptionRow, timeOf } from './subscription-row.server.ts'

/** Tells a subscriber once that their paid period, or their access, is over. */
export const notifySubscriber = (ctx: Context, subscription: SubscriptionRow, what: keyof typeof planNotices) => {
  const time = timeOf(subscription)
  const day = (value: string, locale: Locale) => formatDay(value, { length: 'long', locale })
  const put = (text: Text): Text => {
    const filled = (locale: Locale) =>
      fill(text[locale], {
        plan: subscription.name,
        ends: day(time.endsOn, locale),
        until: day(accessUntil(time), locale),
      })
    return { th: filled('th'), en: filled('en') }
  }
  const { title, text } = planNotices[what]
  return remind(ctx, [
    {
      ...{ kind: 'subscription', to: subscription.userID, subject: subscription._id },
      ...{ occurrence: `${what} ${time.endsOn}`, title: put(title), text: put(text), href: href('/lesson/bill') },
    },
  ])
}
