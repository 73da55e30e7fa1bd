import { addUse, couponIssue, lockCoupon, readCoupon } from '#modules/redeem-coupon/public-api.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import type { Context } from '#platform/context.ts'
import { conflict, notFound } from '#platform/errors/errors.ts'
import { giveCredit } from './give-credit.server.ts'

/** Uses a coupon that gives credit: the use, the credit and its journal entry in one transaction. Throws like `chooseCoupon`. */
export async function redeemCredit(ctx: Context, typed: string): Promise<void> {
  const { code } = await readCoupon(ctx, typed)
  await inTransaction(ctx, async (inside) => {
    const coupon = await lockCoupon(inside, code)
    if (coupon?.kind !== 'credit' || !inside.site.plugins.has('credit')) throw notFound()
    const issue = await couponIssue(inside, coupon)
    if (issue) throw conflict(issue)
    const amount = coupon.credits ?? 0
    const use = await addUse(inside, { coupon, orderID: null, amount, state: 'used' })
    await giveCredit(inside, {
      ...{ userID: inside.viewer.id, amount, source: 'coupon', ref: `coupon:${use}`, days: coupon.creditDays },
      from: [['promotion', amount]],
    })
  })
}
