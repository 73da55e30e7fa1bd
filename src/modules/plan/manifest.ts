import { defineModule } from '#platform/manifest/manifest.ts'
import { plan } from './collections/plan.ts'
import { subscription } from './collections/subscription.ts'
import { subscriptionPeriod } from './collections/subscription-period.ts'
import { planRoutes } from './routes/plans.ts'

export default defineModule({
  name: 'plan',
  label: { th: 'สมาชิกรายงวด', en: 'Subscriptions' },
  isCore: true,
  uses: ['enroll'],
  collections: [plan, subscription, subscriptionPeriod],
  jobs: ['find-endings', 'advance-subscriptions', 'enrol-subscriber'],
  counters: {
    graceCount: {
      of: 'subscription',
      where: { state: 'grace' },
      said: { th: 'รอต่ออายุ {n} ราย', en: '{n} {n|subscription awaits|subscriptions await} renewal' },
    },
  },
  routes: planRoutes,
})
