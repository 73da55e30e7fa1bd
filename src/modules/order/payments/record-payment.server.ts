import { addBaht, formatBaht, isBaht } from '#domain/money/baht.ts'
import { moneyEvent } from '#domain/money/order-state.ts'
import { extendReservation } from '#modules/enroll/public-api.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { recordMany } from '#platform/data/collection/writing/many/create-many.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { conflict, invalid, notFound } from '#platform/errors/errors.ts'
import { enqueueMany } from '#platform/background/jobs/enqueue.ts'
import type { PaymentMethod } from '../collections/payment.ts'
import { fulfilJob } from '../orders/order-jobs.ts'
import { addEvents, lockOrders, moveOrders, type OrderRow } from '../orders/order-row.server.ts'
import { orderWords as words } from '../words.ts'
import { postEntries } from './post-entry.server.ts'
import { settleSlips } from './settle-slips.server.ts'

export interface Payment {
  orderID: string
  method: PaymentMethod
  /** The transaction number of the bank, unique for its method. */
  reference: string
  /** In baht. */
  amount: number
  note?: string | null
}

/** The tables that `recordPayments` adds rows to. */
export const paymentTables = ['payment', 'journal_entry', 'journal_line', 'order_event'] as const

/**
 * Records money for an order in one small transaction: the payment, its journal entry and the state of the order. What exceeds the
 * price stays unapplied. Money is taken in every state of the order. Enrolment and mail follow as a job. Returns the `_id` of the
 * payment. Throws conflict if the transaction was recorded before.
 */
export const recordPayment = async (ctx: Context, of: Payment): Promise<string> => (await recordPayments(ctx, [of]))[0]!

/** Records money for several orders as `recordPayment` does, all or none, in a constant number of statements. The orders differ. */
export const recordPayments = (ctx: Context, payments: readonly Payment[]): Promise<string[]> =>
  inTransaction(ctx, async (inside) => {
    for (const payment of payments) assertPayment(payment)
    const ids = payments.map(({ orderID }) => orderID)
    const orders = new Map((await lockOrders(inside, ids)).map((order) => [order._id, order]))
    if (orders.size !== ids.length) throw notFound()
    await assertNew(inside, payments)
    const received = payments.map((payment) => appliedTo(orders.get(payment.orderID)!, payment))
    const rows = await recordRows(inside, received)
    await postEntries(inside, received.map(entryOf))
    await applyAll(inside, received)
    return rows.map(({ _id }) => _id)
  })

interface Received {
  order: OrderRow
  payment: Payment
  /** What was due before, what this money pays of it, and what is paid now, in baht. */
  due: number
  applied: number
  paid: number
}

function assertPayment({ amount, reference }: Payment) {
  if (!isBaht(amount) || amount <= 0) throw invalid({ field: 'amount', code: 'range', ...words.wrongAmount })
  if (reference === '') throw invalid({ field: 'reference', code: 'required', ...words.noReference })
}

function appliedTo(order: OrderRow, payment: Payment): Received {
  const due = Math.max(0, addBaht(order.price, -order.paid))
  const applied = Math.min(due, payment.amount)
  return { order, payment, due, applied, paid: addBaht(order.paid, applied) }
}

const entryOf = ({ order, payment: { method, reference, amount }, applied }: Received) => ({
  ...{ kind: 'payment', source: `${method}:${reference}` },
  lines: [
    [accountOf(method, order), amount],
    [`advance:${order._id}`, -applied],
    ['unapplied', addBaht(applied, -amount)],
  ] as const,
})

/** The account on which money arrives: a gateway keeps it until it pays out. Credit leaves the wallet of the buyer. */
export function accountOf(method: PaymentMethod, { userID }: Pick<OrderRow, 'userID'>): string {
  if (method === 'credit') return `wallet:${userID}`
  return method === 'withholding' ? 'wht' : `${method === 'card' ? 'gateway' : 'bank'}:${method}`
}

async function assertNew(ctx: Context, payments: readonly Payment[]) {
  const known = await from(ctx, 'payment')
    .select(['payment.method', 'payment.reference'])
    .where('payment.method', 'in', [...new Set(payments.map(({ method }) => method))])
    .where(
      'payment.reference',
      'in',
      payments.map(({ reference }) => reference),
    )
    .execute()
  const isKnown = payments.some((one) => known.some((it) => it.method === one.method && it.reference === one.reference))
  if (isKnown) throw conflict({ field: 'reference', code: 'duplicate', ...words.paymentUsed })
}

const recordRows = (ctx: Context, received: readonly Received[]) =>
  recordMany(
    ctx,
    'payment',
    received.map(({ payment: { orderID, method, reference, amount, note }, applied }) => ({
      ...{ orderID, method, reference, amount, applied, note: note ?? null },
      ...{ receivedAt: nowOf(ctx), byName: ctx.viewer.name },
    })),
  )

async function applyAll(ctx: Context, received: readonly Received[]) {
  const all = received.map((one) => ({ ...one, isEnough: one.paid >= one.order.price, text: textOf(ctx, one) }))
  const states = await moveOrders(
    ctx,
    all.map(({ order, payment, due, paid, isEnough, text }) => ({
      order,
      move: {
        ...{ event: moneyEvent(due, payment.amount), kind: 'payment', note: text },
        change: { paid, payment: payment.method, ...(isEnough && { paidAt: order.paidAt ?? nowOf(ctx) }) },
      },
    })),
  )
  const unmoved = all.filter((_, at) => states[at] === null)
  await addEvents(
    ctx,
    unmoved.map(({ order, text }) => ({ orderID: order._id, kind: 'payment', note: text })),
  )
  const reviewed = all.filter(({ order, isEnough }) => order.process === 'review' && isEnough)
  await settleSlips(
    ctx,
    reviewed.map(({ order }) => order._id),
  )
  for (const { order, isEnough } of all) if (!isEnough) await holdFor(ctx, order)
  const paid = all.filter((_, at) => states[at] === 'paid')
  await enqueueMany(
    ctx,
    fulfilJob,
    paid.map(({ order: { _id } }) => ({ payload: { order: _id }, key: _id })),
  )
}

const textOf = ({ locale }: Context, { payment: { amount, note } }: Received) =>
  `${formatBaht(amount, { style: 'word', locale })}${note ? ` · ${note}` : ''}`

/** How long a seat stays reserved for the rest of the money, in milliseconds. */
const restMs = 30 * 86_400_000

async function holdFor(ctx: Context, { userID, courseID }: OrderRow) {
  const until = new Date(ctx.now + restMs).toISOString()
  if (courseID && userID !== null) await extendReservation(ctx, { userID, courseID, until })
}
