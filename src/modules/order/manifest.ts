import { defineModule } from '#platform/manifest/manifest.ts'
import { order } from './collections/order.ts'
import { orderLine } from './collections/order-line.ts'
import { orderEvent } from './collections/order-event.ts'
import { payment } from './collections/payment.ts'
import { paymentProvider } from './collections/payment-provider.ts'
import { shipment } from './collections/shipment.ts'
import { slip } from './collections/slip.ts'
import { creditGoodsRoutes } from './routes/credit-goods.ts'
import { orderRoutes } from './routes/orders.ts'
import {
  holdAlarm,
  journalEntry,
  journalLine,
  orderToken,
  paymentAttempt,
  paymentGateway,
  paymentInbox,
  unpaidOrder,
} from './tables.ts'

export default defineModule({
  name: 'order',
  label: { th: 'คำสั่งซื้อ', en: 'Orders' },
  isCore: true,
  uses: ['billing', 'credit', 'enroll', 'marketplace', 'plan', 'redeem-coupon', 'shop'],
  collections: [order, orderLine, shipment, payment, slip, orderEvent, paymentProvider],
  tables: [journalEntry, journalLine, paymentAttempt, paymentInbox, paymentGateway, orderToken, unpaidOrder, holdAlarm],
  api: { 'POST /order': 'create-order', 'POST /order/aggregate': 'count-orders' },
  idempotentCalls: ['POST /order'],
  hooks: { afterUpload: ['slip'], afterChange: ['payment_provider'], afterRemove: ['payment_provider'] },
  on: {
    'course_round.updated': 'flag-cancelled-round',
    'tax_document.numbered': 'post-document',
    'tax_document.voided': 'reverse-document',
  },
  jobs: [
    ...[
      'end-credit',
      'expire-order',
      'fulfil-order',
      'look-at-attempt',
      'sweep-inbox',
      'request-document',
      'read-slip',
    ],
    'quote-order',
    ...['plans/find-renewals', 'plans/bill-subscriptions'],
    'watch-holds',
  ],
  counters: {
    orderCount: {
      of: 'order',
      where: { status: 'ลงทะเบียนคอร์ส' },
      said: { th: 'รอดำเนินการ {n} รายการ', en: '{n} need attention' },
      isWaiting: true,
    },
    redemptionCount: {
      of: 'order',
      where: { type: 'redemption', shipping: 'preparing' },
      said: { th: 'รอจัดส่ง {n} รายการ', en: '{n} {n|parcel waits|parcels wait}' },
      isWaiting: true,
    },
  },
  routes: [...orderRoutes, ...creditGoodsRoutes],
})
