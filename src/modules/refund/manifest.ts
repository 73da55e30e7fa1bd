import { defineModule } from '#platform/manifest/manifest.ts'
import { refund } from './collections/refund.ts'
import { refundRoutes } from './routes/refunds.ts'

export default defineModule({
  name: 'refund',
  label: { th: 'การคืนเงิน', en: 'Refunds' },
  isCore: true,
  uses: ['billing', 'enroll', 'marketplace', 'order', 'shop'],
  collections: [refund],
  jobs: ['credit-refund'],
  counters: {
    refundCount: {
      of: 'refund',
      where: { state: 'requested' },
      said: { th: 'รออนุมัติคืนเงิน {n} รายการ', en: '{n} {n|refund awaits|refunds await} approval' },
      isWaiting: true,
    },
  },
  routes: refundRoutes,
})
