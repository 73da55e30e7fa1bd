/** The states of an order, from unpaid to its end. */
export const orderStates = [
  { value: 'awaiting', label: { th: 'รอชำระเงิน', en: 'Awaiting payment' } },
  { value: 'review', label: { th: 'รอตรวจสลิป', en: 'Slip under review' } },
  { value: 'paid', label: { th: 'ชำระเงินแล้ว', en: 'Paid' } },
  { value: 'done', label: { th: 'เสร็จสมบูรณ์', en: 'Completed' } },
  { value: 'attention', label: { th: 'ต้องดำเนินการ', en: 'Needs attention' } },
  { value: 'expired', label: { th: 'หมดเวลาชำระเงิน', en: 'Expired' } },
  { value: 'cancelled', label: { th: 'ยกเลิกแล้ว', en: 'Cancelled' } },
  { value: 'refunded', label: { th: 'คืนเงินแล้ว', en: 'Refunded' } },
] as const

export type OrderState = (typeof orderStates)[number]['value']

/**
 * What happens to an order: a slip arrives or is rejected, money arrives that is enough (`pay`) or not (`payPart`), time passes, a
 * person cancels, the buyer gets what they bought or nothing is left, the money is returned.
 */
export type OrderEvent =
  | 'slip'
  | 'reject'
  | 'pay'
  | 'payPart'
  | 'expire'
  | 'cancel'
  | 'fulfil'
  | 'nothingLeft'
  | 'refund'

/** A pair that is missing changes nothing. Money moves every state, because it always belongs to somebody. */
const transitions: Readonly<Record<OrderState, Partial<Record<OrderEvent, OrderState>>>> = {
  awaiting: { slip: 'review', pay: 'paid', payPart: 'awaiting', expire: 'expired', cancel: 'cancelled' },
  review: { slip: 'review', reject: 'awaiting', pay: 'paid', payPart: 'awaiting', cancel: 'cancelled' },
  paid: { pay: 'paid', fulfil: 'done', nothingLeft: 'attention', refund: 'refunded' },
  done: { pay: 'done', refund: 'refunded' },
  attention: { pay: 'attention', fulfil: 'done', refund: 'refunded' },
  expired: { slip: 'review', pay: 'paid', payPart: 'attention' },
  cancelled: { pay: 'attention', payPart: 'attention' },
  refunded: { pay: 'attention', payPart: 'attention' },
}

/** Returns the state of an order after an event, or null if the event changes nothing in this state. */
export const nextState = (state: OrderState, event: OrderEvent): OrderState | null => transitions[state][event] ?? null

/** Whether a buyer can still pay the order. */
export const isPayable = (state: OrderState): boolean => state === 'awaiting' || state === 'review'

const pendingStatus = 'ลงทะเบียนคอร์ส'

/**
 * Returns the status of an order of a course (specification §3): `ลงทะเบียนคอร์ส` until it is paid, cancelled, expired or refunded.
 * The dashboard counts that status.
 */
export const statusOf = (state: OrderState): string =>
  isPayable(state) ? pendingStatus : orderStates.find(({ value }) => value === state)!.label.th
