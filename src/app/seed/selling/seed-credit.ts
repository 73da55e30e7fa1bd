import { giveCredit, redeemGoods } from '#modules/order/public-api.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create } from '#platform/data/collection/write.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { newId } from '#platform/data/collection/writing/id.ts'
import type { Context } from '#platform/context.ts'

/** Gives a site three coupons, two packages of credit, and a learner with credit that ends and credit that does not. */
export async function seedCredit(ctx: Context): Promise<void> {
  const coupon = { uses: 100, batch: 'เปิดเทอม' }
  await create(ctx, 'coupon', { ...coupon, name: 'ลดต้อนรับ 10%', kind: 'percent', percent: 10, maxDiscount: 300 })
  await create(ctx, 'coupon', {
    ...coupon,
    name: 'ลด 100 บาท เมื่อซื้อครบ 500',
    kind: 'amount',
    amount: 100,
    minSpend: 500,
  })
  await create(ctx, 'coupon', { ...coupon, name: 'เครดิตทดลองใช้', kind: 'credit', credits: 50, creditDays: 90 })
  await create(ctx, 'credit_package', { name: 'เติม 500', price: 500, credits: 500, days: 365 })
  await create(ctx, 'credit_package', { name: 'เติม 1,000 แถม 50', price: 1000, credits: 1050, days: 365 })
  const user = await from(ctx, 'user').select('_id').where('username', '=', 'malee').executeTakeFirst()
  if (!user) throw new Error("the demo has no learner 'malee'")
  await inTransaction(ctx, async (inside) => {
    for (const [amount, days] of [
      [200, 60],
      [350, null],
    ] as const)
      await giveCredit(inside, {
        ...{ userID: user._id, amount, source: 'refund', ref: `seed:${amount}`, days },
        from: [['promotion', amount]],
      })
  })
}

const shipTo = {
  ...{ name: 'มาลี สุขใจ', phone: '0812345678' },
  address: { NO: '99/1', subdistrict: 'สีลม', district: 'บางรัก', province: 'กรุงเทพมหานคร', zipcode: '10500' },
}

/** A learner redeemed a notebook with their credit, and its parcel waits. */
export async function seedRedemption(ctx: Context): Promise<void> {
  const sku = 'NB-TECH'
  const variant = await from(ctx, 'sub_product').select('productID').where('sku', '=', sku).executeTakeFirstOrThrow()
  const user = await from(ctx, 'user').select(['_id', 'firstname']).where('username', '=', 'malee').executeTakeFirst()
  if (!user) throw new Error("the demo has no learner 'malee'")
  const viewer = { id: user._id, role: 'user' as const, home: ctx.site._id, name: user.firstname ?? '' }
  const choice = { productID: variant.productID, sku, quantity: 1, shipTo }
  await redeemGoods({ ...ctx, viewer }, { ...choice, agreed: 90, _id: newId(ctx.now) })
}
