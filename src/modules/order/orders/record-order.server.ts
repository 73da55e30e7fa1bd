import { writeReference } from '#domain/money/reference.ts'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { from } from '#platform/data/collection/rows.ts'
import { compute, record } from '#platform/data/collection/write.ts'
import { nextInSequence } from '#platform/data/private-table/sequence.ts'
import type { Context } from '#platform/context.ts'
import { conflict } from '#platform/errors/errors.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { fill } from '#platform/site/i18n/words.ts'
import type { BillTo, ShipTo } from '../collections/ship-to.ts'
import { statusOf, unpaidStates } from '../rules/order-state.ts'
import { orderWords as words } from '../words.ts'
import { type NewLine, writeLines } from './lines/order-lines.server.ts'
import { assertFewOf, maxUnpaid, noteUnpaid } from './buyers/limits/unpaid-orders.server.ts'
import { expireJob, holdsJob } from './order-jobs.ts'
import { addEvent } from './order-row.server.ts'

interface NewOrder {
  _id?: string
  type: 'lesson' | 'shop' | 'credit' | 'company' | 'plan' | 'redemption'
  /** The buyer, if it is not the viewer. */
  userID?: string
  item: string
  courseID: string | null
  roundID: string | null
  /** In baht: the sum of the lines. */
  price: number
  lines: readonly NewLine[]
  /** ISO instant. */
  expiresAt: string
  change?: { cartID?: string; shipTo?: ShipTo | null; billTo: BillTo | null; buyerNote?: string | null; email?: string }
}

/** Writes an order of the viewer, or of `userID`, with its lines, in the caller's transaction, and ends it at its time. Returns its id. */
export async function recordOrder(ctx: Context, of: NewOrder): Promise<string> {
  const { type, item, courseID, roundID, price, expiresAt } = of
  const buyer = { userID: (of.userID ?? ctx.viewer.id) || null, phone: await phoneOf(ctx, of.change?.shipTo) }
  // A subscription holds nothing that others want.
  const isHolding = type !== 'plan'
  if (isHolding) await assertFewOf(ctx, buyer)
  const { _id } = await record(ctx, 'order', {
    ...{ userID: buyer.userID, courseID, roundID, item, price, type },
    ...{ ref1: await nextReference(ctx), ref2: monthReference(ctx) },
    ...{ payment: 'bill_payment', approve: 'manual' },
    ...(of._id && ({ _id: of._id } as object)),
  })
  await compute(ctx, 'order', { _id, change: { expiresAt, status: statusOf('awaiting'), ...of.change } })
  await writeLines(ctx, { orderID: _id, lines: of.lines })
  if (isHolding) await noteUnpaid(ctx, { ...buyer, orderID: _id })
  await addEvent(ctx, { orderID: _id, kind: 'created' })
  await enqueue(ctx, holdsJob, { payload: { order: _id }, key: _id })
  await enqueue(ctx, expireJob, { payload: { order: _id }, key: _id, at: Date.parse(expiresAt) })
  return _id
}

/**
 * The phone by which a person is known: that of a learner's profile, or that of a visitor's parcel; '' without one. Learners may send goods to
 * the phone of their company, which many share. It is not verified.
 */
async function phoneOf(ctx: Context, shipTo: ShipTo | null | undefined): Promise<string> {
  if (ctx.viewer.role === 'guest') return shipTo?.phone ?? ''
  const user = await from(ctx, 'user').select('user.phone').where('user._id', '=', ctx.viewer.id).executeTakeFirst()
  return user?.phone ?? ''
}

/** The orders of the viewer that wait for money and hold something, each with its courses. Subscriptions hold nothing. */
export const unpaidOrders = async (ctx: Context) => {
  const open = await from(ctx, 'order')
    .select(['order._id', 'order.cartID'])
    .where('order.userID', '=', ctx.viewer.id)
    .where('order.process', 'in', [...unpaidStates])
    .where('order.type', '<>', 'plan')
    .execute()
  const ids = open.map(({ _id }) => _id)
  const lines = ids.length === 0 ? [] : await coursesOf(ctx, ids)
  return open.map((order) => ({ ...order, courses: lines.filter(({ orderID }) => orderID === order._id) }))
}

const coursesOf = (ctx: Context, ids: readonly string[]) =>
  from(ctx, 'order_line')
    .select(['order_line.orderID', 'order_line.courseID', 'order_line.roundID'])
    .where('order_line.orderID', 'in', ids)
    .where('order_line.kind', '=', 'course')
    .execute()

/** Throws conflict for a person who has too many unpaid orders: each holds seats and goods that others want. */
export const assertFewUnpaid = (open: readonly unknown[]): void => {
  const { th, en } = words.tooMany
  const n = open.length
  if (n < maxUnpaid) return
  throw conflict({ field: 'courseID', code: 'unpaid', th: fill(th, { n }), en: fill(en, { n }) })
}

/** References are unique over all sites, because sites may share a bank account. */
const nextReference = async (ctx: Context): Promise<string> =>
  writeReference(await nextInSequence(ctx, 'order_reference'))

/** The second reference: the site and the month of the Buddhist era, such as `A1B2C36911`. */
function monthReference({ site, now }: Context) {
  const [year, month] = bangkokDay(now).split('-')
  return `${site._id.slice(-6).toUpperCase()}${String(Number(year) + 543).slice(-2)}${month}`
}
