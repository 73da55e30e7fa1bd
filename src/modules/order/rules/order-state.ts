import type { OrderState } from '#domain/money/order-state.ts'
import type { ShippingState } from './shipping-states.ts'

/** The states of an order with their labels, from unpaid to its end. */
export const orderStates = [
  { value: 'awaiting', label: { th: 'รอชำระเงิน', en: 'Awaiting payment' } },
  { value: 'paying', label: { th: 'กำลังชำระเงิน', en: 'Payment begun' } },
  { value: 'review', label: { th: 'รอตรวจสลิป', en: 'Slip under review' } },
  { value: 'paid', label: { th: 'ชำระเงินแล้ว', en: 'Paid' } },
  { value: 'done', label: { th: 'เสร็จสมบูรณ์', en: 'Completed' } },
  { value: 'attention', label: { th: 'ต้องดำเนินการ', en: 'Needs attention' } },
  { value: 'expired', label: { th: 'หมดเวลาชำระเงิน', en: 'Expired' } },
  { value: 'cancelled', label: { th: 'ยกเลิกแล้ว', en: 'Cancelled' } },
  { value: 'partRefunded', label: { th: 'คืนเงินบางส่วน', en: 'Partly refunded' } },
  { value: 'refunded', label: { th: 'คืนเงินแล้ว', en: 'Refunded' } },
] as const satisfies readonly { value: OrderState; label: { th: string; en: string } }[]

/** The states of an order that waits for its money and holds its seats and goods. */
export const unpaidStates = ['awaiting', 'paying', 'review'] as const satisfies readonly OrderState[]

/** Whether an order waits for its money: it can be paid or cancelled. */
export const isPayable = (state: OrderState): boolean => (unpaidStates as readonly OrderState[]).includes(state)

/** Whether the buyer can begin a payment now. An order with only a part of its money waits for the rest. */
export const canPayNow = (order: { process: OrderState; price: number; paid: number }): boolean =>
  order.process === 'awaiting' ||
  order.process === 'paying' ||
  (order.process === 'attention' && order.paid < order.price)

/** The states of goods for credit before they are sent. */
const redeemedStates: readonly OrderState[] = ['paid', 'done', 'attention']

/** Whether an order can be cancelled: while it waits for its money, and goods for credit until they are sent. */
export const isCancellable = (order: { type: string; process: OrderState; shipping: ShippingState | null }): boolean =>
  isPayable(order.process) ||
  (order.type === 'redemption' &&
    redeemedStates.includes(order.process) &&
    (order.shipping === null || order.shipping === 'preparing'))

const pendingStatus = 'ลงทะเบียนคอร์ส'

/**
 * Returns the status of an order of a course (specification §3): `ลงทะเบียนคอร์ส` until it is paid, cancelled, expired or refunded.
 * The dashboard counts that status.
 */
export const statusOf = (state: OrderState): string =>
  isPayable(state) ? pendingStatus : orderStates.find(({ value }) => value === state)!.label.th
