import type { OrderState } from '#domain/money/order-state.ts'
import type { Text } from '#platform/site/i18n/words.ts'

/** The states that a trial can have, as orders name them. */
export const stateWords: Record<OrderState, Text> = {
  awaiting: { th: 'รอชำระเงิน', en: 'Awaiting payment' },
  paying: { th: 'กำลังชำระเงิน', en: 'Payment begun' },
  review: { th: 'รอตรวจสลิป', en: 'Slip under review' },
  paid: { th: 'ชำระเงินแล้ว', en: 'Paid' },
  done: { th: 'เสร็จสมบูรณ์', en: 'Completed' },
  attention: { th: 'ต้องดำเนินการ', en: 'Needs attention' },
  expired: { th: 'หมดเวลาชำระเงิน', en: 'Expired' },
  cancelled: { th: 'ยกเลิกแล้ว', en: 'Cancelled' },
  partRefunded: { th: 'คืนเงินบางส่วน', en: 'Partly refunded' },
  refunded: { th: 'คืนเงินแล้ว', en: 'Refunded' },
}
