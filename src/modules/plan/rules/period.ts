import { addDays, addMonths } from '#domain/thai-calendar/bangkok.ts'

/** How long learners keep access after the end of a subscription that they can still renew, in days. */
export const graceDays = 3

/** How many days before the end the bill for the next period is sent. */
const billDays = 7

/** How many days before the end a learner can pay for the next period. */
const earlyDays = 14

export const subscriptionStates = [
  { value: 'active', label: { th: 'เป็นสมาชิก', en: 'Active' } },
  { value: 'grace', label: { th: 'รอต่ออายุ', en: 'Awaiting renewal' } },
  { value: 'cancelled', label: { th: 'ยกเลิกแล้ว เรียนได้ถึงวันสิ้นสุด', en: 'Cancelled, access until the end' } },
  { value: 'ended', label: { th: 'สิ้นสุดแล้ว', en: 'Ended' } },
] as const

export type SubscriptionState = (typeof subscriptionStates)[number]['value']

/**
 * The paid time of a subscription without a gap: its first and last day in Bangkok (`YYYY-MM-DD`) and its paid months. No months are left
 * of one that was refunded.
 */
export interface PaidTime {
  startsOn: string
  endsOn: string
  months: number
  isCancelled: boolean
}

/** The months of a period of a plan. */
export const monthsOf = ({ period, count }: { period: 'month' | 'year'; count: number }): number =>
  period === 'year' ? count * 12 : count

/** Returns the last day of months that begin on a day. They are counted from that day, so that a month with few days shortens no other. */
export const lastDayOf = ({ startsOn, months }: Pick<PaidTime, 'startsOn' | 'months'>): string =>
  addDays(addMonths(startsOn, months), -1)

/** What a payment buys: the paid time with it, and the first day and kind of the new period. */
export interface NextPeriod {
  time: PaidTime
  from: string
  kind: 'start' | 'renewal'
}

/**
 * Returns the paid time after a payment for some months on a day. Until the last day of access it continues after the present end;
 * later, or after a refund, it starts on the day of the payment.
 */
export function periodAfter(current: PaidTime | null, paid: { months: number; paidOn: string }): NextPeriod {
  const { months, paidOn } = paid
  if (current && current.months > 0 && paidOn <= accessUntil(current)) {
    const time = { startsOn: current.startsOn, months: current.months + months, isCancelled: false }
    return { time: { ...time, endsOn: lastDayOf(time) }, from: addDays(current.endsOn, 1), kind: 'renewal' }
  }
  const time = { startsOn: paidOn, months, isCancelled: false }
  return { time: { ...time, endsOn: lastDayOf(time) }, from: paidOn, kind: 'start' }
}

/** Returns the paid time without some months that were refunded on a day. If nothing is left of it, it ended the day before. */
export function timeWithout(current: PaidTime, { months, today }: { months: number; today: string }): PaidTime {
  const left = Math.max(0, current.months - months)
  if (left === 0) return { ...current, months: 0, endsOn: addDays(today, -1) }
  return { ...current, months: left, endsOn: lastDayOf({ startsOn: current.startsOn, months: left }) }
}

/** Returns the last day of access. A cancelled subscription has no days of grace. */
export const accessUntil = ({ endsOn, months, isCancelled }: PaidTime): string =>
  isCancelled || months === 0 ? endsOn : addDays(endsOn, graceDays)

/** Returns the state of paid time on a day. */
export function stateOn(today: string, time: PaidTime): SubscriptionState {
  if (today > accessUntil(time)) return 'ended'
  if (time.isCancelled) return 'cancelled'
  return today <= time.endsOn ? 'active' : 'grace'
}

/** Whether the bill for the next period is due on a day. */
export const isBillDue = (today: string, time: PaidTime): boolean =>
  !time.isCancelled && today >= addDays(time.endsOn, -billDays) && stateOn(today, time) !== 'ended'

/** Returns the day from which bills are due for subscriptions that end on it, to find them. */
export const lastDayToBill = (today: string): string => addDays(today, billDays)

/** Whether the learner can pay for the next period on a day: near the end, after it, or after they cancelled. */
export const canRenew = (today: string, time: PaidTime): boolean =>
  time.isCancelled || today >= addDays(time.endsOn, -earlyDays)
