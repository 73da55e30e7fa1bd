import { ownProfiles } from '#modules/billing/public-api.ts'
import { reserveSeat } from '#modules/enroll/public-api.ts'
import { vendorCommissions } from '#modules/marketplace/public-api.ts'
import { lockChosen } from '#modules/redeem-coupon/public-api.ts'
import { type PricedCart, reserveStock, takeFromCart, chargeCampaigns } from '#modules/shop/public-api.ts'
import { newId } from '#platform/data/collection/writing/id.ts'
import type { Context } from '#platform/context.ts'
import { conflict, forbidden, invalid, notFound } from '#platform/errors/errors.ts'
import type { BillTo } from '../../collections/ship-to.ts'
import { checkoutProblems as words } from '../../words.ts'
import type { NewLine } from '../lines/order-lines.server.ts'
import { changedTotal } from '../coupon/changed-total.ts'
import { payNothing } from '../coupon/pay-nothing.server.ts'
import { reserveCoupon } from '../coupon/reserve-coupon.server.ts'
import { assertFewUnpaid, recordOrder, unpaidOrders } from '../record-order.server.ts'
import { type CartQuote, quoteCart } from './quote-cart.server.ts'
import { readShipTo } from './read-ship-to.server.ts'

/** The order of a cart. Only these values of a client count: what things cost comes from the catalogue. */
export interface CartOrder {
  cartID: string
  shippingMethod: string | null
  /** Where goods are sent, as the client sent it. */
  shipTo?: unknown
  note: string | null
  /** The tax data of the buyer to use, by its id. */
  taxProfile: string | null
  /** What the buyer was shown (`CartQuote.agreed`). If it differs from what is true now, nothing is ordered. */
  agreed?: string
}

/** Orders the viewer's cart in the caller's transaction, which holds the lock of the viewer's orders. Returns the id of the order. */
export async function orderCart(ctx: Context, asked: CartOrder): Promise<string> {
  if (!ctx.site.plugins.has('shop')) throw notFound()
  if (ctx.viewer.role !== 'user') throw forbidden({ field: 'userID', code: 'staff', ...words.staff })
  const postcode = postcodeOf(asked.shipTo)
  await lockChosen(ctx)
  const quote = await quoteCart(ctx, { method: asked.shippingMethod, postcode })
  if (quote.cart._id !== asked.cartID) throw notFound()
  const open = await unpaidOrders(ctx)
  const same = open.find(({ cartID }) => cartID === asked.cartID)
  if (quote.cart.lines.length === 0 && same) return same._id
  assertOrderable(quote)
  const shipTo = quote.hasGoods ? await readShipTo(ctx, asked.shipTo) : null
  assertDelivery(quote, asked)
  if (asked.agreed !== undefined && asked.agreed !== quote.agreed) throw changedTotal(quote.priced.total)
  assertNotOrdered(quote, open)
  assertFewUnpaid(open)
  const billTo = await readBillTo(ctx, asked.taxProfile)
  return placeOrder(ctx, { quote, change: { cartID: asked.cartID, shipTo, billTo, buyerNote: asked.note } })
}

export const postcodeOf = (shipTo: unknown): string => {
  const { address } = (shipTo ?? {}) as { address?: { zipcode?: unknown } | null }
  return typeof address?.zipcode === 'string' ? address.zipcode.trim() : ''
}

export function assertOrderable({ cart }: CartQuote) {
  if (cart.lines.length === 0) throw invalid({ field: 'cartID', code: 'empty', ...words.empty })
  if (!cart.isReady) throw conflict({ field: 'cartID', code: 'out-of-stock', ...words.notReady })
}

/** A course that waits for its payment in another order would be paid twice. */
function assertNotOrdered({ cart }: CartQuote, open: Awaited<ReturnType<typeof unpaidOrders>>) {
  const ordered = new Set(open.flatMap(({ courses }) => courses.map(({ courseID }) => courseID)))
  const line = cart.lines.find(({ kind, courseID }) => kind === 'course' && ordered.has(courseID))
  if (line) throw conflict({ field: 'cartID', code: 'ordered', ...words.ordered })
}

export function assertDelivery(
  { hasMethods, shipping, choices }: CartQuote,
  { shippingMethod }: Pick<CartOrder, 'shippingMethod'>,
) {
  if (!hasMethods) return
  if (!shipping) throw invalid({ field: 'shippingMethod', code: 'none', ...words.noMethod })
  if (choices.some(({ methodID }) => methodID === shippingMethod)) return
  throw invalid({ field: 'shippingMethod', code: 'required', ...words.method })
}

async function readBillTo(ctx: Context, _id: string | null): Promise<BillTo | null> {
  if (_id === null) return null
  const profile = (await ownProfiles(ctx)).find((one) => one._id === _id)
  if (!profile) throw invalid({ field: 'taxProfile', code: 'reference', ...words.noProfile })
  const { type, name, taxId, branch, address } = profile
  return { type: type as BillTo['type'], name, taxId, branch, address }
}

interface Placed {
  /** The id of the new order. */
  _id?: string
  quote: CartQuote
  change: NonNullable<Parameters<typeof recordOrder>[1]['change']>
}

/** Courses are locked before stock, each in the order of its key, so that two orders never wait for each other. */
export async function placeOrder(ctx: Context, { quote, change, _id = newId(ctx.now) }: Placed): Promise<string> {
  const { cart, priced } = quote
  const expiresAt = new Date(ctx.now + ctx.site.shopHoldMinutes * 60_000).toISOString()
  await reserveCoupon(ctx, { orderID: _id, offer: quote.offer, amount: priced.discount })
  const rounds = await reserveSeats(ctx, { cart, until: expiresAt })
  const [first] = [...rounds]
  await recordOrder(ctx, {
    ...{ _id, type: 'shop', item: titleOf(cart), price: priced.total, expiresAt, change },
    ...{ courseID: first?.[0] ?? null, roundID: first?.[1] ?? null },
    lines: linesFor(quote, { rounds, commissions: await commissionsOf(ctx, cart.lines) }),
  })
  const goods = cart.lines.filter(({ kind }) => kind === 'goods')
  if (goods.length > 0) await reserveStock(ctx, { ref: _id, lines: goods, until: expiresAt })
  await chargeCampaigns(ctx, { ref: _id, lines: cart.lines })
  await takeFromCart(ctx, { cookies: [], lines: cart.lines })
  if (priced.total === 0) await payNothing(ctx, _id)
  return _id
}

/** The commission of each vendor in a cart, as it is now. */
async function commissionsOf(ctx: Context, lines: PricedCart['lines']): Promise<ReadonlyMap<string, number>> {
  const ids = lines.flatMap(({ vendorID }) => vendorID ?? [])
  return ids.length > 0 && ctx.site.plugins.has('marketplace') ? vendorCommissions(ctx, ids) : new Map()
}

/** Reserves a seat for each course of a cart. Returns the round of each course. */
async function reserveSeats(ctx: Context, { cart, until }: { cart: PricedCart; until: string }) {
  const ids = cart.lines.flatMap(({ kind, courseID }) => (kind === 'course' && courseID ? [courseID] : []))
  const rounds = new Map<string, string | null>()
  for (const courseID of [...new Set(ids)].toSorted()) {
    const course = await reserveSeat(ctx, { courseID, roundID: null, until })
    rounds.set(courseID, course.roundID)
  }
  return rounds
}

interface Snapshots {
  rounds: ReadonlyMap<string, string | null>
  commissions: ReadonlyMap<string, number>
}

const linesFor = ({ cart, priced, shipping }: CartQuote, { rounds, commissions }: Snapshots): NewLine[] => [
  ...cart.lines.map((line, at): NewLine => ({
    ...priced.lines[at]!,
    ...{ kind: line.kind, name: nameOf(line), productID: line.productId, sku: line.sku },
    ...{ vendorID: line.vendorID, campaignID: line.campaignID },
    commission: line.vendorID ? (commissions.get(line.vendorID) ?? null) : null,
    ...{ courseID: line.courseID, roundID: line.courseID ? (rounds.get(line.courseID) ?? null) : null },
  })),
  ...(shipping && priced.shipping ? [{ ...priced.shipping, kind: 'shipping' as const, name: shipping.name }] : []),
]

const nameOf = ({ name, variant }: PricedCart['lines'][number]) => (variant === '' ? name : `${name} ${variant}`)

/** What the order is called in lists: its first item, and how many others there are. */
const titleOf = ({ lines: [first, ...others] }: PricedCart) =>
  others.length === 0 ? nameOf(first!) : `${nameOf(first!)} +${others.length}`
