import { sql } from 'kysely'
import { addBaht } from '#domain/money/baht.ts'
import type { OpenOrder } from '#domain/money/bank-match.ts'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
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
    .where('order.process', 'in', ['awaiting', 'review', 'expired'])
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
  return [...named, ...recent].map(({ _id, ref1, price, paid, createdAt, userID, buyer }) => ({
    ...{ id: _id, billerId: billerId ?? 'none', ref1: ref1 ?? '', buyerID: userID, names: [buyer] },
    ...{ due: Math.max(0, addBaht(price, -paid)), day: bangkokDay(Date.parse(createdAt)) },
  }))
}
