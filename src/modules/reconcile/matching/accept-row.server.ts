import { sql } from 'kysely'
import { addBaht } from '#domain/money/baht.ts'
import { recordPayments } from '#modules/order/public-api.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction, retryOnDeadlock } from '#platform/data/collection/transaction.ts'
import { computeMany } from '#platform/data/collection/writing/many/compute-many.ts'
import { recordMany } from '#platform/data/collection/writing/many/create-many.ts'
import type { Context } from '#platform/context.ts'
import { conflict, forbidden, notFound } from '#platform/errors/errors.ts'
import { reconcileWords as words } from '../words.ts'

/** A row locked until the end of the transaction. A row is locked before its orders, orders by their `_id`. */
export const lockRow = (ctx: Context, _id: string) =>
  from(ctx, 'bank_row').selectAll().where('bank_row._id', '=', _id).forNoKeyUpdate().executeTakeFirst()

type Row = NonNullable<Awaited<ReturnType<typeof lockRow>>>

/** Several rows, locked by their `_id`. */
const lockRows = (ctx: Context, ids: readonly string[]) =>
  from(ctx, 'bank_row')
    .selectAll()
    .where('bank_row._id', 'in', [...ids])
    .orderBy('bank_row._id')
    .forNoKeyUpdate()
    .execute()

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
    const row = await lockRow(inside, of.rowID)
    if (!row) throw notFound()
    if (!isWaiting(row)) throw conflict({ field: 'row', code: 'settled', ...words.notSuggested })
    const orders = await lockOrders(inside, of.orderIDs)
    if (orders.length !== new Set(of.orderIDs).size || orders.length === 0) throw notFound()
    if (orders.some(({ userID }) => userID === ctx.viewer.id))
      throw forbidden({ field: 'row', code: 'own', ...words.ownOrder })
    await payRows(inside, [{ row, orders, rule: of.rule, isAutomatic: false }])
  })

/**
 * Applies rows whose biller, reference and amount are exact, if they still are, in one transaction and a constant number of statements.
 * A row that is not exact any more waits for staff. An order is paid by one of the rows; the next call settles another row of it.
 */
export const applyExactRows = (ctx: Context, rowIDs: readonly string[]): Promise<void> =>
  retryOnDeadlock(ctx, () =>
    inTransaction(ctx, async (inside) => {
      const rows = (await lockRows(inside, rowIDs)).filter((row) => row.isExact && isWaiting(row))
      if (rows.length === 0) return
      const locked = await lockOrders(
        inside,
        rows.map((row) => orderIDOf(row)),
      )
      const orders = new Map(locked.map((order) => [order._id, order]))
      const firsts = [...new Map(rows.toReversed().map((row) => [orderIDOf(row), row])).values()]
      const judged = firsts.map((row) => ({ row, order: orders.get(orderIDOf(row)) }))
      const matches = judged.flatMap(({ row, order }) =>
        order && isExactFor(row, order) ? [{ row, orders: [order], rule: 'A', isAutomatic: true }] : [],
      )
      const others = judged.filter(({ row, order }) => !order || !isExactFor(row, order))
      await payRows(inside, matches)
      await computeMany(
        inside,
        'bank_row',
        others.map(({ row: { _id } }) => ({ _id, change: { isExact: false } })),
      )
    }),
  )

const isWaiting = ({ amount, state }: Row) => amount > 0 && (state === 'suggested' || state === 'open')
const orderIDOf = ({ suggestions: [first] }: Row) => first?.orderIDs[0] ?? ''
const isExactFor = (row: Row, { ref1, price, paid }: Order) => ref1 === row.ref1 && addBaht(price, -paid) === row.amount

/** A locked row and the locked orders that it pays. */
interface Match {
  row: Row
  orders: readonly Order[]
  rule: string
  isAutomatic: boolean
}

/** Pays the orders of each row. No order is paid by two rows. */
async function payRows(ctx: Context, matches: readonly Match[]): Promise<void> {
  if (matches.length === 0) return
  const before = await matchCounts(
    ctx,
    matches.map(({ row }) => row._id),
  )
  const parts = matches.flatMap((match) => partsOf(match, before.get(match.row._id) ?? 0))
  const payments = await recordPayments(
    ctx,
    parts.map(({ orderID, reference, amount, match: { row } }) => ({
      ...{ orderID, method: 'bank' as const, reference, amount },
      note: [row.payer, row.day, row.time].filter(Boolean).join(' '),
    })),
  )
  await recordMany(
    ctx,
    'bank_match',
    parts.map(({ match: { row, rule, isAutomatic }, orderID, amount }, at) => ({
      ...{ rowID: row._id, orderID, paymentID: payments[at]!, amount, rule },
      ...{ isAutomatic, byName: ctx.viewer.name },
    })),
  )
  await computeMany(
    ctx,
    'bank_row',
    matches.map(({ row: { _id } }) => ({ _id, change: { state: 'matched' as const, isExact: false } })),
  )
}

/** What each order gets from a row. The reference of a payment counts the matches of its row. */
function partsOf(match: Match, countBefore: number) {
  const { row, orders } = match
  const dues = orders.map(({ price, paid }) => Math.max(0, addBaht(price, -paid)))
  const amounts = orders.length === 1 ? [row.amount] : dues
  if (addBaht(...amounts) !== row.amount || amounts.includes(0))
    throw conflict({ field: 'row', code: 'changed', ...words.changed })
  return orders.map(({ _id: orderID }, at) => ({
    ...{ match, orderID, amount: amounts[at]!, reference: `${row._id}/${countBefore + at + 1}` },
  }))
}

async function matchCounts(ctx: Context, rowIDs: readonly string[]): Promise<Map<string, number>> {
  const counts = await from(ctx, 'bank_match')
    .select('bank_match.rowID')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('bank_match.rowID', 'in', [...rowIDs])
    .groupBy('bank_match.rowID')
    .execute()
  return new Map(counts.map(({ rowID, count }) => [rowID, count]))
}
