import { href } from 'react-router'
import { sendMail } from '#platform/background/mail/send-mail.ts'
import { plainName } from '#platform/background/mail/plain-name.ts'
import type { Context } from '#platform/context.ts'
import { absolute } from '#platform/site/absolute.ts'
import { fill, type Text } from '#platform/site/i18n/words.ts'
import { visitorWords as words } from './words.ts'
import type { OrderRow } from '../../order-row.server.ts'
import { tokenOf } from './order-token.server.ts'

/** The page of a visitor's order. */
export const visitorPath = (token: string): string => href('/lesson/pay/visitor/:token', { token })

/** Mails a visitor about their order with its link, in the caller's transaction. Nothing is sent once the link has expired. */
export async function mailVisitor(
  ctx: Context,
  order: OrderRow,
  { title, text }: { title: Text; text: Text },
): Promise<void> {
  const token = order.email && (await tokenOf(ctx, order._id))
  if (!order.email || !token) return
  const { locale } = ctx
  await sendMail(ctx, {
    ...{ to: order.email, isSecret: true },
    letter: {
      subject: title[locale].slice(0, 150),
      greeting: fill(words.greeting[locale], { name: plainName(order.shipTo?.name ?? '') }),
      paragraphs: [text[locale]],
      action: { label: words.open[locale], href: absolute(ctx, visitorPath(token)) },
      note: words.link[locale],
    },
  })
}
