import { sql } from 'kysely'
import { addBaht } from '#domain/money/baht.ts'
import type { OpenOrder, SlipTransfer } from '#domain/money/bank-match.ts'
import { bangkokDay, bangkokTime } from '#domain/thai-calendar/bangkok.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'

/** How long an order without a known reference is a candidate, in milliseconds. */
const candidateMs = 60 * 86_400_000
const mostCandidates = 20_000

const ordersOf = (ctx: Context) =>
  from(ctx, 'order')
    .leftJoin(rows(ctx, 'user'), 'user._id', 'order.userID')
    .select(['order._id', 'order.ref1', 'order.price', 'order.paid', 'order.createdAt', 'order.userID'])
    .select(sql<string>`concat_ws(' ', "user".firstname, "user".lastname)`.as('buyer'))
    .select(sql<string | null>`"order"."billTo" ->> 'name'`.as('company'))

/**
 * The orders that rows may pay: those with one of the references in whatever state, and recent ones that are not paid.
 * The biller of an order is the account's; without one no row is exact.
 */
export async function openOrders(
  ctx: Context,
  { billerId, references }: { billerId: string | null; references: readonly string[] },
): Promise<OpenOrder[]> {
  const since = new Date(ctx.now - candidateMs).toISOString()
  const recent = await ordersOf(ctx)
    .where('order.process', 'in', ['awaiting', 'paying', 'review', 'attention', 'expired'])
    .where('order.createdAt', '>=', since)
    .whereRef('order.paid', '<', 'order.price')
    .orderBy('order.createdAt', 'desc')
    .limit(mostCandidates)
    .execute()
  const known = new Set(recent.map(({ ref1 }) => ref1))
  const others = [...new Set(references)].filter((reference) => !known.has(reference))
  const named: typeof recent = []
  for (let at = 0; at < others.length; at += 500)
    named.push(
      ...(await ordersOf(ctx)
        .where('order.ref1', 'in', others.slice(at, at + 500))
        .execute()),
    )
  return [...named, ...recent].map(({ _id, ref1, price, paid, createdAt, userID, buyer, company }) => ({
    ...{ id: _id, billerId: billerId ?? 'none', ref1: ref1 ?? '', buyerID: userID ?? _id },
    names: company ? [buyer, company] : [buyer],
    ...{ due: Math.max(0, addBaht(price, -paid)), day: bangkokDay(Date.parse(createdAt)) },
  }))
}

/**
 * The transfers on slips that wait for their review, with the amount that is due of their orders. A code names the bank and no time, so
 * the time is when the slip was sent: buyers send it from the app of their bank.
 */
export async function openSlips(ctx: Context): Promise<SlipTransfer[]> {
  const since = new Date(ctx.now - candidateMs).toISOString()
  const slips = await from(ctx, 'slip')
    .innerJoin(rows(ctx, 'order'), 'order._id', 'slip.orderID')
    .select(['slip.orderID', 'slip.bank', 'slip.createdAt', 'order.price', 'order.paid'])
    .where('slip.status', '=', 'submitted')
    .where('slip.createdAt', '>=', since)
    .where('slip.bank', 'is not', null)
    .orderBy('slip.createdAt', 'desc')
    .limit(mostCandidates)
    .execute()
  return slips.map(({ orderID, bank, createdAt, price, paid }) => ({
    ...{ orderID, bank: bank ?? '', amount: Math.max(0, addBaht(price, -paid)) },
    ...{ day: bangkokDay(Date.parse(createdAt)), time: bangkokTime(Date.parse(createdAt)) },
  }))
}
