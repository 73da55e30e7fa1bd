import { defineModule } from '#platform/manifest/manifest.ts'
import { order } from './collections/order.ts'

export default defineModule({
  name: 'order',
  label: { th: 'คำสั่งซื้อ', en: 'Orders' },
  isCore: true,
  collections: [order],
  api: { 'POST /order/aggregate': 'count-orders' },
  counters: {
    orderCount: {
      of: 'order',
      where: { status: 'ลงทะเบียนคอร์ส' },
      said: { th: 'รอดำเนินการ {n} รายการ', en: '{n} need attention' },
      isWaiting: true,
    },
  },
  routes: [],
})
