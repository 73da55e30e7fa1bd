import { sql } from 'kysely'
import { journalEntry, journalLine } from '#modules/order/public-api.ts'
import { from } from '#platform/data/collection/rows.ts'
import { fromPrivate, privateRows } from '#platform/data/private-table/access.ts'
import type { Context } from '#platform/context.ts'
import { type Difference, inBaht, mostOfRule } from './difference.ts'

/** Compares orders with their payments, their states and the journal. */
export const orderDifferences = async (ctx: Context): Promise<Difference[]> => [
  ...(await paidAmounts(ctx)),
  ...(await states(ctx)),
  ...(await advances(ctx)),
]

async function paidAmounts(ctx: Context): Promise<Difference[]> {
  const applied = from(ctx, 'payment')
    .select(['payment.orderID', sql<number>`sum(payment.applied)`.as('applied')])
    .groupBy('payment.orderID')
    .as('applied')
  const orders = await from(ctx, 'order')
    .leftJoin(applied, 'applied.orderID', 'order._id')
    .select(['order._id', 'order.paid', sql<number>`coalesce(applied.applied, 0)::float8`.as('applied')])
    .where(sql<boolean>`"order".paid <> coalesce(applied.applied, 0)`)
    .orderBy('order._id')
    .limit(mostOfRule)
    .execute()
  return orders.map(({ _id, paid, applied: sum }) => ({
    ...{ rule: 'orderPaid', subject: `order/${_id}`, orderID: _id, expected: inBaht(sum), actual: inBaht(paid) },
  }))
}

/** A paid order has its price, and an order with its price is not waiting for money. */
async function states(ctx: Context): Promise<Difference[]> {
  const orders = await from(ctx, 'order')
    .select(['order._id', 'order.price', 'order.paid', 'order.process'])
    .where(
      sql<boolean>`("order".process in ('paid', 'done') and "order".paid < "order".price)
        or ("order".process in ('awaiting', 'review', 'expired') and "order".price > 0 and "order".paid >= "order".price)`,
    )
    .orderBy('order._id')
    .limit(mostOfRule)
    .execute()
  return orders.map(({ _id, price, paid, process }) => ({
    ...{ rule: 'orderState', subject: `order/${_id}`, orderID: _id },
    ...{ expected: `${inBaht(paid)} / ${inBaht(price)}`, actual: process },
  }))
}

/**
 * What the journal has received in advance for an order is what the order says was paid. Documents, refunds and credit use the advance
 * afterwards: they are other entries.
 */
async function advances(ctx: Context): Promise<Difference[]> {
  const account = sql<string>`substring(journal_line.account from 9)`
  const lines = fromPrivate(ctx, journalLine)
    .innerJoin(privateRows(ctx, journalEntry), 'journal_entry._id', 'journal_line.entry')
    .where('journal_entry.kind', 'in', ['payment', 'reversal'])
    .select([account.as('orderID'), sql<number>`-sum(journal_line.amount)`.as('sum')])
    .where('journal_line.account', 'like', 'advance:%')
    .groupBy(account)
    .as('advance')
  const orders = await from(ctx, 'order')
    .fullJoin(lines, 'advance.orderID', 'order._id')
    .select(['order._id', sql<string>`coalesce("order"._id, advance."orderID")`.as('id')])
    .select(sql<number>`coalesce("order".paid, 0)::float8`.as('paid'))
    .select(sql<number>`coalesce(advance.sum, 0)::float8`.as('sum'))
    .where(sql<boolean>`coalesce("order".paid, 0) <> coalesce(advance.sum, 0)`)
    .orderBy('id')
    .limit(mostOfRule)
    .execute()
  return orders.map(({ _id, id, paid, sum }) => ({
    ...{ rule: 'orderAdvance', subject: `order/${id}`, orderID: _id, expected: inBaht(sum), actual: inBaht(paid) },
  }))
}
