import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { enrolBuyer, extendReservation, grantSeats, releaseReservation } from '#modules/enroll/public-api.ts'
import { startPeriod } from '#modules/plan/public-api.ts'
import { releaseUse, settleUse } from '#modules/redeem-coupon/public-api.ts'
import { extendHold, markSold, releaseCampaigns, releaseStock } from '#modules/shop/public-api.ts'
import type { Context } from '#platform/context.ts'
import type { LineKind } from '../../rules/line-kinds.ts'
import type { OrderRow } from '../order-row.server.ts'
import { fillWallet } from '../wallet/order-package.server.ts'
import { prepareShipment } from '../shipping/shipments.server.ts'
import { recordVendorSales } from './vendor-sales.server.ts'
import { linesOf, type OrderLine } from './order-lines.server.ts'

interface Delivered {
  order: OrderRow
  /** The lines of one kind. */
  lines: readonly OrderLine[]
}

/** What happens to the lines of a kind while the order waits, ends unpaid, or is paid. Each may run again and then changes nothing. */
interface LineDelivery {
  extend: (ctx: Context, of: Delivered & { until: string }) => Promise<void>
  release: (ctx: Context, of: Delivered) => Promise<void>
  /** Gives the buyer what was paid for. Returns false if something is no longer there. */
  sell: (ctx: Context, of: Delivered) => Promise<boolean>
}

/** Visitors order goods only. */
const coursesOf = ({ order: { userID }, lines }: Delivered) =>
  lines.flatMap(({ courseID, roundID }) => (courseID && userID !== null ? [{ userID, courseID, roundID }] : []))

const course: LineDelivery = {
  extend: async (ctx, of) => {
    for (const { userID, courseID } of coursesOf(of))
      await extendReservation(ctx, { userID, courseID, until: of.until })
  },
  release: async (ctx, of) => {
    for (const { userID, courseID } of coursesOf(of)) await releaseReservation(ctx, { userID, courseID })
  },
  sell: async (ctx, of) => {
    let isComplete = true
    for (const one of coursesOf(of)) if ((await enrolBuyer(ctx, one)) === null) isComplete = false
    return isComplete
  },
}

const goods: LineDelivery = {
  extend: async (ctx, { order, until }) => void (await extendHold(ctx, { ref: order._id, until })),
  release: async (ctx, { order }) => void (await releaseStock(ctx, { ref: order._id })),
  sell: async (ctx, { order }) => {
    if ((await markSold(ctx, order._id)) === 'missing') return false
    await prepareShipment(ctx, order)
    return true
  },
}

/** A top-up holds nothing while it waits. */
const credit: LineDelivery = {
  extend: async () => {},
  release: async () => {},
  sell: async (ctx, { order, lines }) => {
    let isComplete = true
    for (const line of lines) if (!(await fillWallet(ctx, { order, line }))) isComplete = false
    return isComplete
  },
}

/** A subscription holds nothing while it waits. It counts from the day of the payment, however late it is delivered. */
const plan: LineDelivery = {
  extend: async () => {},
  release: async () => {},
  sell: async (ctx, { order, lines }) => {
    const { userID } = order
    if (userID === null) return false
    const paidOn = bangkokDay(order.paidAt ? Date.parse(order.paidAt) : ctx.now)
    let isComplete = true
    for (const { productID } of lines) {
      const paid = { orderID: order._id, userID, planID: productID ?? '', paidOn }
      if (!(await startPeriod(ctx, paid))) isComplete = false
    }
    return isComplete
  },
}

/** Seats of a company are not reserved: its people take free ones when they enrol. */
const seats: LineDelivery = {
  extend: async () => {},
  release: async () => {},
  sell: async (ctx, { order, lines }) => {
    const company = order.billTo?.name ?? order.item
    const { userID: contactID } = order
    for (const { courseID, quantity } of lines)
      if (courseID && contactID !== null)
        await grantSeats(ctx, { orderID: order._id, company, courseID, contactID, seats: quantity })
    return true
  },
}

/** Courses come before goods, because courses are locked before stock. */
const deliveries: readonly (readonly [Exclude<LineKind, 'shipping'>, LineDelivery])[] = [
  ['course', course],
  ['goods', goods],
  ['credit', credit],
  ['plan', plan],
  ['seats', seats],
]

const partsOf = async (ctx: Context, order: OrderRow) => {
  const all = await linesOf(ctx, order._id)
  return deliveries.flatMap(([kind, delivery]) => {
    const lines = all.filter((line) => line.kind === kind).toSorted(byCourse)
    return lines.length > 0 ? [{ delivery, of: { order, lines } }] : []
  })
}

const byCourse = (one: OrderLine, other: OrderLine) => ((one.courseID ?? '') < (other.courseID ?? '') ? -1 : 1)

/** Keeps the seats and goods of an order until an instant (ISO UTC), in the caller's transaction. */
export const extendLines = async (ctx: Context, { order, until }: { order: OrderRow; until: string }) => {
  for (const { delivery, of } of await partsOf(ctx, order)) await delivery.extend(ctx, { ...of, until })
}

/** Gives back the coupon, seats, goods and campaign budgets of an order that was not paid, in the caller's transaction. */
export const releaseLines = async (ctx: Context, order: OrderRow) => {
  await releaseUse(ctx, order._id)
  for (const { delivery, of } of await partsOf(ctx, order)) await delivery.release(ctx, of)
  if (order.type === 'shop') await releaseCampaigns(ctx, order._id)
}

/**
 * Gives the buyer what a paid order sells, in the caller's transaction: what is there is given even if something else is missing.
 * Returns `nothing` for an order without anything to give.
 */
export const sellLines = async (ctx: Context, order: OrderRow): Promise<'sold' | 'missing' | 'nothing'> => {
  const parts = await partsOf(ctx, order)
  if (parts.length === 0) return 'nothing'
  // Late money for a coupon that others used up: staff decide, because the price was another one.
  const { _id: orderID, userID } = order
  if (userID !== null && !(await settleUse(ctx, { orderID, userID }))) return 'missing'
  let isComplete = true
  for (const { delivery, of } of parts) if (!(await delivery.sell(ctx, of))) isComplete = false
  if (!isComplete) return 'missing'
  await recordVendorSales(ctx, { orderID, lines: parts.flatMap(({ of }) => of.lines) })
  return 'sold'
}
