import { sql } from 'kysely'
import { journalEntry, journalLine } from '#modules/order/public-api.ts'
import { from, fromQuery } from '#platform/data/collection/rows.ts'
import { fromPrivate, privateRows } from '#platform/data/private-table/access.ts'
import type { Context } from '#platform/context.ts'
import { type Difference, inBaht, mostOfRule } from './difference.ts'

/** Compares payments with what they pay and with the journal, and the journal with itself. */
export const paymentDifferences = async (ctx: Context): Promise<Difference[]> => [
  ...(await appliedAmounts(ctx)),
  ...(await entriesOfPayments(ctx)),
  ...(await unbalancedEntries(ctx)),
  ...(await entriesWithoutPayment(ctx)),
]

/** No payment applies more than its amount, and no order gets more than its price. */
async function appliedAmounts(ctx: Context): Promise<Difference[]> {
  const payments = await from(ctx, 'payment')
    .select(['payment._id', 'payment.orderID', 'payment.amount', 'payment.applied'])
    .where(sql<boolean>`abs(payment.applied) > abs(payment.amount) or payment.applied * payment.amount < 0`)
    .orderBy('payment._id')
    .limit(mostOfRule)
    .execute()
  const orders = await from(ctx, 'order')
    .innerJoin(
      from(ctx, 'payment').select(['payment.orderID', 'payment.applied']).as('part'),
      'part.orderID',
      'order._id',
    )
    .select(['order._id', 'order.price', sql<number>`sum(part.applied)::float8`.as('sum')])
    .groupBy(['order._id', 'order.price'])
    .having(sql<boolean>`sum(part.applied) > "order".price`)
    .orderBy('order._id')
    .limit(mostOfRule)
    .execute()
  return [
    ...payments.map(({ _id, orderID, amount, applied }): Difference => ({
      ...{ rule: 'paymentApplied', subject: `payment/${_id}`, orderID },
      ...{ expected: inBaht(amount), actual: inBaht(applied) },
    })),
    ...orders.map(({ _id, price, sum }): Difference => ({
      ...{ rule: 'paymentApplied', subject: `order/${_id}`, orderID: _id },
      ...{ expected: inBaht(price), actual: inBaht(sum) },
    })),
  ]
}

/** The name of an entry of the journal, and of the entry that a payment must have. */
const nameOfEntry = sql<string>`journal_entry.kind || ' ' || journal_entry.source`
const nameOfPayment = sql<string>`case when payment.amount < 0 then 'reversal payment:' || substring(payment.reference from 10)
  else 'payment ' || payment.method || ':' || payment.reference end`

/** Money arrives at a bank, a gateway or the tax office, or leaves the wallet of the buyer. */
const isReceived = sql<boolean>`journal_line.account <> 'unapplied' and journal_line.account not like 'advance:%'`

/**
 * Payments and entries by the name that they have in common, with the sum of both. They are grouped and not joined: a join of two large
 * tables by a computed name takes every pair of rows.
 */
function paymentsAndEntries(ctx: Context) {
  const none = sql<string | null>`null`
  const payments = from(ctx, 'payment').select([
    ...[nameOfPayment.as('name'), sql<string | null>`payment._id`.as('payment'), none.as('entry')],
    ...[sql<number>`payment.amount`.as('paid'), sql<number>`0`.as('entered')],
  ])
  const entries = fromPrivate(ctx, journalEntry)
    .leftJoin(privateRows(ctx, journalLine), 'journal_line.entry', 'journal_entry._id')
    .where('journal_entry.kind', 'in', ['payment', 'reversal'])
    .select([nameOfEntry.as('name'), none.as('payment'), sql<string | null>`journal_entry._id`.as('entry')])
    .select(sql<number>`0`.as('paid'))
    .select(sql<number>`case when ${isReceived} then journal_line.amount else 0 end`.as('entered'))
  return fromQuery(ctx, payments.unionAll(entries).as('named'))
    .select([
      'named.name',
      sql<string | null>`max(named.payment)`.as('payment'),
      sql<string | null>`max(named.entry)`.as('entry'),
    ])
    .select([sql<number>`sum(named.paid)::float8`.as('paid'), sql<number>`sum(named.entered)::float8`.as('entered')])
    .groupBy('named.name')
}

/** The journal has an entry for each payment, with its amount on the accounts of the bank. */
async function entriesOfPayments(ctx: Context): Promise<Difference[]> {
  const wrong = paymentsAndEntries(ctx)
    .having(sql<boolean>`max(named.payment) is not null and sum(named.paid) <> sum(named.entered)`)
    .orderBy('payment')
    .limit(mostOfRule)
    .as('wrong')
  const payments = await from(ctx, 'payment')
    .innerJoin(wrong, 'wrong.payment', 'payment._id')
    .select(['payment._id', 'payment.orderID', 'payment.amount', 'wrong.entered'])
    .orderBy('payment._id')
    .execute()
  return payments.map(({ _id, orderID, amount, entered }) => ({
    ...{ rule: 'paymentEntry', subject: `payment/${_id}`, orderID, expected: inBaht(amount), actual: inBaht(entered) },
  }))
}

async function unbalancedEntries(ctx: Context): Promise<Difference[]> {
  const entries = await fromPrivate(ctx, journalEntry)
    .leftJoin(privateRows(ctx, journalLine), 'journal_line.entry', 'journal_entry._id')
    .select(['journal_entry._id', sql<number>`coalesce(sum(journal_line.amount), 0)::float8`.as('sum')])
    .select(sql<number>`count(journal_line.entry)::int`.as('lines'))
    .groupBy('journal_entry._id')
    .having(sql<boolean>`count(journal_line.entry) = 0 or sum(journal_line.amount) <> 0`)
    .orderBy('journal_entry._id')
    .limit(mostOfRule)
    .execute()
  return entries.map(({ _id, sum, lines }) => ({
    ...{ rule: 'entryBalance', subject: `journal_entry/${_id}`, orderID: null },
    ...{ expected: inBaht(0), actual: lines === 0 ? '–' : inBaht(sum) },
  }))
}

async function entriesWithoutPayment(ctx: Context): Promise<Difference[]> {
  const entries = await paymentsAndEntries(ctx)
    .having(sql<boolean>`max(named.payment) is null`)
    .orderBy('entry')
    .limit(mostOfRule)
    .execute()
  return entries.map(({ entry, name }) => ({
    ...{ rule: 'entryPayment', subject: `journal_entry/${entry}`, orderID: null },
    ...{ expected: name.slice(name.indexOf(' ') + 1).slice(0, 100), actual: '–' },
  }))
}
