import { defineModule } from '#platform/manifest/manifest.ts'
import { order } from './collections/order.ts'

export default defineModule({
  name: 'order',
  label: { th: 'คำสั่งซื้อ', en: 'Orders' },
  isCore: true,
  collections: [order],
  api: { 'POST /order/aggregate': 'count-orders' },
  routes: [],
})
