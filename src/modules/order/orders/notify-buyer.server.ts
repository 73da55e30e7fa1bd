import { href } from 'react-router'
import { formatBaht } from '#domain/money/baht.ts'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import type { ReminderKind } from '#platform/background/reminders/kinds.ts'
import { remind } from '#platform/background/reminders/remind.ts'
import type { Context } from '#platform/context.ts'
import { fill, type Locale, type Text } from '#platform/site/i18n/words.ts'
import { orderNotices } from '../words.ts'
import type { OrderRow } from './order-row.server.ts'
import { mailVisitor } from './buyers/visitor/mail-visitor.server.ts'

interface BuyerNotice {
  what: keyof typeof orderNotices
  reason?: string | Text
  kind?: ReminderKind
  /** The instant until which the buyer can pay (ISO UTC). */
  until?: string
}

/** Tells the buyer about their order on the channels they chose, in the caller's transaction. */
export const notifyBuyer = async (
  ctx: Context,
  order: OrderRow,
  { what, reason = '', until, kind = 'order' }: BuyerNotice,
): Promise<void> => {
  const put = (text: Text): Text => {
    const said = (locale: Locale) =>
      fill(text[locale], {
        ...{ item: order.item, ref: order.ref1 ?? '', reason: typeof reason === 'string' ? reason : reason[locale] },
        amount: formatBaht(order.price, { style: 'word', locale }),
        until: until ? formatInstant(until, { length: 'medium', locale }) : '',
      })
    return { th: said('th'), en: said('en') }
  }
  const { title, text } = orderNotices[what]
  if (order.userID === null) return mailVisitor(ctx, order, { title: put(title), text: put(text) })
  await remind(ctx, [
    {
      ...{ kind, to: order.userID, subject: order._id, title: put(title), text: put(text) },
      ...(order.courseID && { course: order.courseID }),
      href: href('/lesson/pay/:id', { id: order._id }),
    },
  ])
}
