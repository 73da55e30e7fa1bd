import { addBaht } from '#domain/money/baht.ts'
import { recordPayment } from '#modules/order/public-api.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { compute, record } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { conflict, forbidden, notFound } from '#platform/errors/errors.ts'
import { reconcileWords as words } from '../words.ts'

/** A row locked until the end of the transaction. A row is locked before its orders, orders by their `_id`. */
export const lockRow = (ctx: Context, _id: string) =>
  from(ctx, 'bank_row').selectAll().where('bank_row._id', '=', _id).forNoKeyUpdate().executeTakeFirst()

type Row = NonNullable<Awaited<ReturnType<typeof lockRow>>>

const lockOrders = (ctx: Context, ids: readonly string[]) =>
  from(ctx, 'order')
    .select(['order._id', 'order.userID', 'order.ref1', 'order.price', 'order.paid'])
    .where('order._id', 'in', [...ids])
    .orderBy('order._id')
    .forNoKeyUpdate()
    .execute()

type Order = Awaited<ReturnType<typeof lockOrders>>[number]

/**
 * Pays orders with a row of a bank: one order with its whole amount, or several with what is due of each. Staff cannot
 * match their own order. Throws conflict if the row is settled or the sum has changed.
 */
export const acceptRow = (
  ctx: Context,
  of: { rowID: string; orderIDs: readonly string[]; rule: string },
): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    if (!isAtLeast(ctx.viewer, 'manager')) throw forbidden()
    const row = await waitingRow(inside, of.rowID)
    if (!row) throw conflict({ field: 'row', code: 'settled', ...words.notSuggested })
    const orders = await lockOrders(inside, of.orderIDs)
    if (orders.length !== new Set(of.orderIDs).size || orders.length === 0) throw notFound()
    if (orders.some(({ userID }) => userID === ctx.viewer.id))
      throw forbidden({ field: 'row', code: 'own', ...words.ownOrder })
    await payOrders(inside, row, { orders, rule: of.rule, isAutomatic: false })
  })

/**
 * Applies a row whose biller, reference and amount are exact, if they still are. Otherwise the row waits for staff.
 * Returns whether it was applied.
 */
export const applyExactRow = (ctx: Context, rowID: string): Promise<boolean> =>
  inTransaction(ctx, async (inside) => {
    const row = await waitingRow(inside, rowID)
    if (!row?.isExact) return false
    const [suggestion] = row.suggestions
    const [order] = await lockOrders(inside, suggestion?.orderIDs ?? [''])
    const isExact = order?.ref1 === row.ref1 && addBaht(order.price, -order.paid) === row.amount
    if (isExact) await payOrders(inside, row, { orders: [order], rule: 'A', isAutomatic: true })
    else await compute(inside, 'bank_row', { _id: row._id, change: { isExact: false } })
    return isExact
  })

async function waitingRow(ctx: Context, rowID: string): Promise<Row | null> {
  const row = await lockRow(ctx, rowID)
  if (!row) throw notFound()
  return row.amount > 0 && (row.state === 'suggested' || row.state === 'open') ? row : null
}

async function payOrders(
  ctx: Context,
  row: Row,
  { orders, rule, isAutomatic }: { orders: readonly Order[]; rule: string; isAutomatic: boolean },
): Promise<void> {
  const dues = orders.map(({ price, paid }) => Math.max(0, addBaht(price, -paid)))
  const amounts = orders.length === 1 ? [row.amount] : dues
  if (addBaht(...amounts) !== row.amount || amounts.includes(0))
    throw conflict({ field: 'row', code: 'changed', ...words.changed })
  const before = await from(ctx, 'bank_match').select('bank_match._id').where('rowID', '=', row._id).execute()
  for (const [at, { _id: orderID }] of orders.entries()) {
    const reference = `${row._id}/${before.length + at + 1}`
    const note = [row.payer, row.day, row.time].filter(Boolean).join(' ')
    await recordPayment(ctx, { orderID, method: 'bank', reference, amount: amounts[at]!, note })
    const payment = await from(ctx, 'payment')
      .select('payment._id')
      .where('payment.method', '=', 'bank')
      .where('payment.reference', '=', reference)
      .executeTakeFirstOrThrow()
    await record(ctx, 'bank_match', {
      ...{ rowID: row._id, orderID, paymentID: payment._id, amount: amounts[at]!, rule },
      ...{ isAutomatic, byName: ctx.viewer.name },
    })
  }
  await compute(ctx, 'bank_row', { _id: row._id, change: { state: 'matched', isExact: false } })
}
