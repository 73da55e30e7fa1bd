import { defineModule } from '#platform/manifest/manifest.ts'
import { coupon } from './collections/coupon.ts'
import { couponUse } from './collections/coupon-use.ts'
import { couponRoutes } from './routes/coupons.ts'
import { chosenCoupon, couponClaim } from './tables.ts'

export default defineModule({
  name: 'redeem-coupon',
  label: { th: 'คูปอง', en: 'Coupons' },
  uses: ['enroll'],
  collections: [coupon, couponUse],
  tables: [chosenCoupon, couponClaim],
  routes: couponRoutes,
})
