import { addBaht, formatBaht, isBaht } from '#domain/money/baht.ts'
import { moneyEvent } from '#domain/money/order-state.ts'
import { extendReservation } from '#modules/enroll/public-api.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { record } from '#platform/data/collection/write.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { conflict, invalid, notFound } from '#platform/errors/errors.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import type { PaymentMethod } from '../collections/payment.ts'
import { fulfilJob } from '../orders/order-jobs.ts'
import { addEvent, lockOrder, moveOrder, type OrderRow } from '../orders/order-row.server.ts'
import { orderWords as words } from '../words.ts'
import { postEntry } from './post-entry.server.ts'

export interface Payment {
  orderID: string
  method: PaymentMethod
  /** The transaction number of the bank, unique for its method. */
  reference: string
  /** In baht. */
  amount: number
  note?: string | null
}

/**
 * Records money for an order in one small transaction: the payment, its journal entry and the state of the order. What exceeds the
 * price stays unapplied. Money is taken in every state of the order. Enrolment and mail follow as a job. Throws conflict if the
 * transaction was recorded before.
 */
export const recordPayment = (ctx: Context, of: Payment): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    if (!isBaht(of.amount) || of.amount <= 0) throw invalid({ field: 'amount', code: 'range', ...words.wrongAmount })
    if (of.reference === '') throw invalid({ field: 'reference', code: 'required', ...words.noReference })
    const order = await lockOrder(inside, of.orderID)
    if (!order) throw notFound()
    await assertNew(inside, of)
    const due = Math.max(0, addBaht(order.price, -order.paid))
    const applied = Math.min(due, of.amount)
    await recordRow(inside, { ...of, applied })
    await postEntry(inside, {
      ...{ kind: 'payment', source: `${of.method}:${of.reference}` },
      lines: [
        [accountOf(of.method, order), of.amount],
        [`advance:${order._id}`, -applied],
        ['unapplied', addBaht(applied, -of.amount)],
      ],
    })
    await applyTo(inside, order, { ...of, due, paid: addBaht(order.paid, applied) })
  })

/** The account on which money arrives: a gateway keeps it until it pays out. Credit leaves the wallet of the buyer. */
function accountOf(method: PaymentMethod, { userID }: OrderRow): string {
  if (method === 'credit') return `wallet:${userID}`
  return method === 'withholding' ? 'wht' : `${method === 'card' ? 'gateway' : 'bank'}:${method}`
}

async function assertNew(ctx: Context, { method, reference }: Payment) {
  const known = await from(ctx, 'payment')
    .select('payment._id')
    .where('payment.method', '=', method)
    .where('payment.reference', '=', reference)
    .executeTakeFirst()
  if (known) throw conflict({ field: 'reference', code: 'duplicate', ...words.paymentUsed })
}

const recordRow = (
  ctx: Context,
  { orderID, method, reference, amount, applied, note }: Payment & { applied: number },
) =>
  record(ctx, 'payment', {
    ...{ orderID, method, reference, amount, applied, note: note ?? null },
    ...{ receivedAt: nowOf(ctx), byName: ctx.viewer.name },
  })

interface Applied extends Payment {
  /** What was due before, and what is paid now, in baht. */
  due: number
  paid: number
}

async function applyTo(ctx: Context, order: OrderRow, { amount, method, due, paid, note }: Applied) {
  const isEnough = paid >= order.price
  const text = `${formatBaht(amount, { style: 'word', locale: ctx.locale })}${note ? ` · ${note}` : ''}`
  const moved = await moveOrder(ctx, order, {
    ...{ event: moneyEvent(due, amount), kind: 'payment', note: text },
    change: { paid, payment: method, ...(isEnough && { paidAt: order.paidAt ?? nowOf(ctx) }) },
  })
  if (moved === null) await addEvent(ctx, { orderID: order._id, kind: 'payment', note: text })
  if (!isEnough) await holdFor(ctx, order)
  if (moved === 'paid') await enqueue(ctx, fulfilJob, { payload: { order: order._id }, key: order._id })
}

/** How long a seat stays reserved for the rest of the money, in milliseconds. */
const restMs = 30 * 86_400_000

async function holdFor(ctx: Context, { userID, courseID }: OrderRow) {
  const until = new Date(ctx.now + restMs).toISOString()
  if (courseID) await extendReservation(ctx, { userID, courseID, until })
}
