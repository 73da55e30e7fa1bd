import { create } from '#platform/data/collection/write.ts'
import type { RowCases } from '#platform/manifest/row-cases.ts'

/** Coupons are for administrators. A use is for managers and the person who used the coupon, who also read the id of that coupon. */
const rowCases: RowCases = async ({ admin, own, other, mark, kept, insert }) => {
  const coupon = await create(admin, 'coupon', { name: mark('coupon-terms', 'admins'), kind: 'percent', percent: 10 })
  kept('coupon', coupon, 'admins')
  const used = await create(admin, 'coupon', { name: 'ใช้แล้ว', kind: 'percent', percent: 10 })
  const site = admin.site._id.slice(0, 6) + admin.site._id.slice(-6)
  for (const [n, userID] of [own, other].entries()) {
    const owner = userID === own ? own : undefined
    const audience = owner ? ('owner and managers' as const) : ('managers' as const)
    const row = { _id: `ca${n}${site}`.padEnd(24, '0') }
    const ref = mark(`coupon-use-${n}`, audience, owner)
    await insert('coupon_use', { ...row, couponID: used._id, userID, ref, amount: 10, state: 'used' })
    kept('coupon_use', row, audience, owner)
  }
}
export default rowCases
