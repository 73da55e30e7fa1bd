import { href } from 'react-router'
import { formatBaht } from '#domain/money/baht.ts'
import { mailVisitor, type OrderRow } from '#modules/order/public-api.ts'
import { remind } from '#platform/background/reminders/remind.ts'
import type { Context } from '#platform/context.ts'
import { fill, type Locale, type Text } from '#platform/site/i18n/words.ts'
import { refundNotices } from '../words.ts'
import type { RefundRow } from './refund-row.server.ts'

interface Notice {
  what: keyof typeof refundNotices
  reason?: string
  proof?: string
}

/** Tells the buyer about their refund on the channels they chose, in the caller's transaction. */
export const notifyRefund = async (
  ctx: Context,
  { refund, order }: { refund: RefundRow; order: OrderRow },
  { what, reason = '', proof = '' }: Notice,
): Promise<void> => {
  const put = (text: Text): Text => {
    const inWords = (locale: Locale) => {
      const amount = formatBaht(Number(refund.amount), { style: 'word', locale })
      return fill(text[locale], { item: order.item, ref: order.ref1 ?? '', reason, proof, amount })
    }
    return { th: inWords('th'), en: inWords('en') }
  }
  const { title, text } = refundNotices[what]
  if (order.userID === null) return mailVisitor(ctx, order, { title: put(title), text: put(text) })
  const notice = { kind: 'order' as const, to: order.userID, subject: order._id, title: put(title), text: put(text) }
  await remind(ctx, [{ ...notice, href: href('/lesson/pay/:id', { id: order._id }) }])
}
