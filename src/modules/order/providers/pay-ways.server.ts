import { addBaht, toSatang } from '#domain/money/baht.ts'
import type { ThaiQr } from '#domain/money/thai-qr/payment.ts'
import { writeThaiQr } from '#domain/money/thai-qr/write-thai-qr.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { cardProviders } from './access.server.ts'
import type { OrderRow } from '../orders/order-row.server.ts'

/** A way to pay an order: a Thai QR to scan, an account to transfer to, or the page of a card gateway. */
export type PayWay =
  | { kind: 'promptpay'; name: string; accountName: string; qr: string }
  | { kind: 'transfer'; name: string; accountName: string; account: string }
  | CardWay

/** `isTest`: the gateway takes no real money. `pages`: the origins of its pages. */
export interface CardWay {
  kind: 'card'
  id: string
  name: string
  isTest: boolean
  pages: readonly string[]
}

/** The ways to pay what is due of an order, as the site set them up. A QR holds the amount, and the references if it is for a biller. */
export const payWays = async (
  ctx: Context,
  order: Pick<OrderRow, 'price' | 'paid' | 'ref1' | 'ref2'>,
): Promise<PayWay[]> => {
  const providers = await from(ctx, 'payment_provider')
    .select(['payment_provider.name', 'payment_provider.kind', 'payment_provider.accountName'])
    .select(['payment_provider.account', 'payment_provider.promptPayID'])
    .where('payment_provider.active', '=', true)
    .where('payment_provider.kind', 'in', ['promptpay', 'transfer'])
    .orderBy('payment_provider.kind')
    .orderBy('payment_provider.name')
    .limit(10)
    .execute()
  const amount = addBaht(order.price, -order.paid)
  const byAccount = providers.flatMap(({ name, kind, accountName, account, promptPayID }): PayWay[] => {
    if (kind === 'transfer') return account ? [{ kind, name, accountName, account }] : []
    if (kind === 'card' || !promptPayID || amount <= 0) return []
    return [{ kind, name, accountName, qr: writeThaiQr({ payee: payeeOf(promptPayID, order), amount }) }]
  })
  return [...(await cardWays(ctx, amount)), ...byAccount]
}

const cardWays = async (ctx: Context, amount: number): Promise<CardWay[]> => {
  const providers = await cardProviders(ctx)
  return providers
    .filter(({ gateway: { limits } }) => toSatang(amount) >= limits.min && toSatang(amount) <= limits.max)
    .map(({ _id, name, isLive, access }) => ({ kind: 'card', id: _id, name, isTest: !isLive, pages: access.pages }))
}

/** Whether the site has a way to pay that is active and complete. */
export const takesPayments = async (ctx: Context): Promise<boolean> => {
  const provider = from(ctx, 'payment_provider')
    .select('payment_provider._id')
    .where('payment_provider.active', '=', true)
    .where((is) =>
      is.or([
        is('payment_provider.kind', '=', 'transfer').and('payment_provider.account', 'is not', null),
        is('payment_provider.kind', '=', 'promptpay').and('payment_provider.promptPayID', 'is not', null),
      ]),
    )
  return (await provider.limit(1).executeTakeFirst()) !== undefined || (await cardProviders(ctx)).length > 0
}

function payeeOf(id: string, { ref1, ref2 }: Pick<OrderRow, 'ref1' | 'ref2'>): ThaiQr['payee'] {
  if (id.length === 10) return { kind: 'phone', phone: id }
  if (id.length === 13) return { kind: 'tax', id }
  return { kind: 'bill', billerId: id, ref1: ref1 ?? '', ...(ref2 && { ref2 }) }
}
