import type { Discount } from '#domain/money/price-order.ts'
import type { Issue } from '#domain/validation/issue.ts'
import { from } from '#platform/data/collection/rows.ts'
import { deletePrivate, fromPrivate, insertPrivate } from '#platform/data/private-table/access.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { conflict, invalid, notFound } from '#platform/errors/errors.ts'
import { type CouponItem, discountOf } from '../rules/coupon-discount.ts'
import { chosenCoupon } from '../tables.ts'
import { type Coupon, couponIssue, couponOf, issueOf, lockCoupon, readCoupon } from './read-coupon.server.ts'

/** A thing that is bought, with its amount in baht before the discount. */
type PurchaseItem = Omit<CouponItem, 'category'>

/** What the chosen coupon does to a purchase: a discount for some of its items, or the reason why there is none. */
export interface CouponOffer {
  coupon: Coupon
  discount: Discount | null
  /** For each item, whether the discount counts for it. */
  eligible: boolean[]
  issue: Issue | null
}

/** Remembers the coupon of an entered code for the viewer's next purchase. It replaces another one. Throws like `readCoupon`. */
export async function chooseCoupon(ctx: Context, typed: string): Promise<Coupon> {
  if (!ctx.site.plugins.has('redeem-coupon')) throw notFound(issueOf('unknown'))
  const coupon = await readCoupon(ctx, typed)
  const issue = await couponIssue(ctx, coupon)
  if (issue) throw conflict(issue)
  if (coupon.kind === 'credit') throw invalid(issueOf('credit'))
  await insertPrivate(ctx, chosenCoupon, {
    row: { userID: ctx.viewer.id, code: coupon.code, chosenAt: nowOf(ctx) },
    onConflict: { columns: ['userID'], update: 'all' },
  })
  return coupon
}

/** Forgets the coupon that the viewer chose. */
export const forgetCoupon = async (ctx: Context): Promise<void> => {
  await deletePrivate(ctx, chosenCoupon, { userID: ctx.viewer.id })
}

/** The code of the coupon that the viewer chose; null without one, and where the site has no coupons. */
export async function chosenCode(ctx: Context): Promise<string | null> {
  if (ctx.viewer.role !== 'user' || !ctx.site.plugins.has('redeem-coupon')) return null
  const row = await fromPrivate(ctx, chosenCoupon)
    .select('chosen_coupon.code')
    .where('chosen_coupon.userID', '=', ctx.viewer.id)
    .executeTakeFirst()
  return row?.code ?? null
}

/** Locks the chosen coupon, so that its offer does not change until the end of the transaction. */
export async function lockChosen(ctx: Context): Promise<void> {
  const code = await chosenCode(ctx)
  if (code !== null) await lockCoupon(ctx, code)
}

/** What the chosen coupon does to a purchase; null without a coupon. */
export async function couponOffer(ctx: Context, items: readonly PurchaseItem[]): Promise<CouponOffer | null> {
  const code = await chosenCode(ctx)
  const coupon = code === null ? undefined : await couponOf(ctx, code)
  if (!coupon) return null
  const none = { coupon, discount: null, eligible: items.map(() => false) }
  const issue = await couponIssue(ctx, coupon)
  if (issue) return { ...none, issue }
  const worth = discountOf(coupon, await withCategories(ctx, items))
  if ('problem' in worth) return { ...none, issue: issueOf(worth.problem) }
  return { coupon, ...worth, issue: null }
}

async function withCategories(ctx: Context, items: readonly PurchaseItem[]): Promise<CouponItem[]> {
  const ids = items.flatMap(({ productID }) => (productID === null ? [] : [productID]))
  const rows = ids.length === 0 ? [] : await productsOf(ctx, ids)
  const categories = new Map(rows.map(({ _id, category }) => [_id, category]))
  return items.map((item) => ({ ...item, category: categories.get(item.productID ?? '') ?? null }))
}

const productsOf = (ctx: Context, ids: readonly string[]) =>
  from(ctx, 'product').select(['product._id', 'product.category']).where('product._id', 'in', ids).execute()
