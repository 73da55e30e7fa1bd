import { sql } from 'kysely'
import { journalEntry, journalLine } from '#modules/order/public-api.ts'
import { from } from '#platform/data/collection/rows.ts'
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

const entryOfPayment = sql<string>`case when payment.amount < 0 then 'reversal payment:' || substring(payment.reference from 10)
  else 'payment ' || payment.method || ':' || payment.reference end`

/** The journal has an entry for each payment, with its amount on the accounts of the bank. */
async function entriesOfPayments(ctx: Context): Promise<Difference[]> {
  const entries = fromPrivate(ctx, journalEntry)
    .innerJoin(privateRows(ctx, journalLine), 'journal_line.entry', 'journal_entry._id')
    .select(sql<string>`journal_entry.kind || ' ' || journal_entry.source`.as('name'))
    .select(sql<number>`sum(journal_line.amount) filter (where journal_line.account like 'bank:%')`.as('amount'))
    .groupBy(['journal_entry.kind', 'journal_entry.source'])
    .as('entry')
  const payments = await from(ctx, 'payment')
    .leftJoin(entries, (join) => join.on(sql<boolean>`entry.name = ${entryOfPayment}`))
    .select(['payment._id', 'payment.orderID', 'payment.amount'])
    .select(sql<number>`coalesce(entry.amount, 0)::float8`.as('entered'))
    .where(sql<boolean>`coalesce(entry.amount, 0) <> payment.amount`)
    .orderBy('payment._id')
    .limit(mostOfRule)
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
  const payments = from(ctx, 'payment').select(entryOfPayment.as('name')).as('named')
  const entries = await fromPrivate(ctx, journalEntry)
    .leftJoin(payments, (join) => join.on(sql<boolean>`named.name = journal_entry.kind || ' ' || journal_entry.source`))
    .select(['journal_entry._id', 'journal_entry.source'])
    .where('journal_entry.kind', 'in', ['payment', 'reversal'])
    .where(sql<boolean>`named.name is null`)
    .orderBy('journal_entry._id')
    .limit(mostOfRule)
    .execute()
  return entries.map(({ _id, source }) => ({
    ...{ rule: 'entryPayment', subject: `journal_entry/${_id}`, orderID: null },
    ...{ expected: source.slice(0, 100), actual: '–' },
  }))
}
