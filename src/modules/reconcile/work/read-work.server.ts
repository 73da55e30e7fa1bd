import { sql } from 'kysely'
import { addBaht } from '#domain/money/baht.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'

/** Why money needs a person. */
type CaseKind = 'slip' | 'nothingLeft' | 'late' | 'over' | 'few' | 'reversal'

/** Money that fits nothing yet. The subject names it, and with the amount a decision about it. */
export interface WorkCase {
  kind: CaseKind
  subject: string
  orderID: string | null
  fileID: string | null
  title: string
  amount: number
  since: string
}

const mostOfKind = 200

const ordersOf = (ctx: Context) =>
  from(ctx, 'order')
    .select(['order._id', 'order.ref1', 'order.item', 'order.price', 'order.paid', 'order.process', 'order.updatedAt'])
    .select(
      sql<boolean>`exists (select 1 from ${rows(ctx, 'order_event')} where order_event."orderID" = "order"._id
        and order_event.kind in ('expire', 'cancel'))`.as('isEnded'),
    )
    .orderBy('order.updatedAt')
    .orderBy('order._id')
    .limit(mostOfKind)

type Order = Awaited<ReturnType<ReturnType<typeof ordersOf>['execute']>>[number]

/** All cases that need a person, the oldest of each kind first. Money of unknown origin is rows of bank files. */
export async function readWork(ctx: Context): Promise<WorkCase[]> {
  const review = await ordersOf(ctx).where('order.process', '=', 'review').execute()
  const attention = await ordersOf(ctx).where('order.process', '=', 'attention').where('order.paid', '>', 0).execute()
  const part = await ordersOf(ctx)
    .where('order.process', 'in', ['awaiting', 'expired', 'cancelled'])
    .where('order.paid', '>', 0)
    .whereRef('order.paid', '<', 'order.price')
    .execute()
  return [
    ...review.map((order) => caseOf('slip', order, addBaht(order.price, -order.paid))),
    ...attention.map((order) => caseOf(attentionKind(order), order, order.paid)),
    ...(await overpaid(ctx)),
    ...part.map((order) => caseOf('few', order, addBaht(order.price, -order.paid))),
    ...(await openReversals(ctx)),
  ]
}

const attentionKind = ({ paid, price, isEnded }: Order): CaseKind =>
  isEnded ? 'late' : paid < price ? 'few' : 'nothingLeft'

const caseOf = (kind: CaseKind, order: Order, amount: number): WorkCase => ({
  ...{ kind, subject: `${kind}/${order._id}`, orderID: order._id, fileID: null },
  ...{ title: `${order.ref1 ?? ''} ${order.item}`.trim(), amount, since: order.updatedAt },
})

/** Money beyond the price, less what is refunded or waits for it. */
async function overpaid(ctx: Context): Promise<WorkCase[]> {
  const refunded = sql<number>`coalesce((select sum(refund.amount) from ${rows(ctx, 'refund')}
    where refund."orderID" = "order"._id and refund.source = 'extra'
    and (refund.state <> 'failed' or refund."approvedAt" is not null)), 0)`
  const orders = await from(ctx, 'order')
    .innerJoin(rows(ctx, 'payment'), 'payment.orderID', 'order._id')
    .select(['order._id', 'order.ref1', 'order.item'])
    .select(sql<number>`(sum(payment.amount - payment.applied) - ${refunded})::float8`.as('over'))
    .select(sql<Date>`max(payment."receivedAt")`.as('since'))
    .groupBy(['order._id', 'order.ref1', 'order.item'])
    .having(sql<boolean>`sum(payment.amount - payment.applied) > ${refunded}`)
    .orderBy('since')
    .limit(mostOfKind)
    .execute()
  return orders.map(({ _id, ref1, item, over, since }) => ({
    ...{ kind: 'over', subject: `over/${_id}`, orderID: _id, fileID: null },
    ...{ title: `${ref1 ?? ''} ${item}`.trim(), amount: over, since: new Date(since).toISOString() },
  }))
}

async function openReversals(ctx: Context): Promise<WorkCase[]> {
  const debits = await from(ctx, 'bank_row')
    .select(['bank_row._id', 'bank_row.fileID', 'bank_row.ref1', 'bank_row.payer', 'bank_row.amount'])
    .select('bank_row.createdAt')
    .where('bank_row.state', '=', 'open')
    .where('bank_row.amount', '<', 0)
    .orderBy('bank_row.createdAt')
    .limit(mostOfKind)
    .execute()
  return debits.map(({ _id, fileID, ref1, payer, amount, createdAt }) => ({
    ...{ kind: 'reversal', subject: `reversal/${_id}`, orderID: null, fileID },
    ...{ title: `${ref1 ?? ''} ${payer}`.trim(), amount, since: createdAt },
  }))
}
