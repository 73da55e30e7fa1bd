import { toSatang } from './baht.ts'

/**
 * The state of an order: waiting for a payment, with a payment begun, with a slip to check, paid, fulfilled, ended
 * without money, with money but without a place or the rest of the money (staff decide), or refunded.
 */
export type OrderState =
  | ('awaiting' | 'paying' | 'review' | 'paid' | 'done')
  | ('expired' | 'cancelled' | 'attention' | 'partRefunded' | 'refunded')

/** What the received money does to what is due: all of it, a part of it, or nothing was due any more. */
export type MoneyEvent = 'moneyEnough' | 'moneyShort' | 'moneyExtra'

/**
 * What happens to an order: a payment is begun at a gateway, a slip arrives, is approved without a payment or rejected,
 * money arrives, time passes, a person cancels, the buyer gets what they bought, nothing is left or the seat is lost
 * again, money is returned.
 */
export type OrderEvent =
  | ('attempt' | 'slip' | 'approve' | 'reject' | 'expire' | 'cancel' | 'fulfil' | 'nothingLeft' | 'seatLost')
  | (MoneyEvent | 'refundPart' | 'refundWhole')

type Row = Partial<Record<OrderEvent, OrderState>>

const NO_MONEY_YET: Row = { moneyEnough: 'paid', moneyShort: 'attention', moneyExtra: 'paid' }
const REFUNDABLE: Row = { refundPart: 'partRefunded', refundWhole: 'refunded' }

/** Every event with money gives the same state. */
const money = (state: OrderState): Row => ({ moneyEnough: state, moneyShort: state, moneyExtra: state })

/** The next state per state and event. A pair that is not here changes nothing. Money moves every state. */
const TRANSITIONS: Record<OrderState, Row> = {
  awaiting: {
    ...{ attempt: 'paying', slip: 'review', approve: 'paid', expire: 'expired', cancel: 'cancelled' },
    ...NO_MONEY_YET,
  },
  paying: {
    ...{ attempt: 'paying', slip: 'review', approve: 'paid', expire: 'expired', cancel: 'cancelled' },
    ...NO_MONEY_YET,
  },
  review: { slip: 'review', approve: 'paid', reject: 'awaiting', cancel: 'cancelled', ...NO_MONEY_YET },
  paid: { approve: 'paid', fulfil: 'done', nothingLeft: 'attention', ...money('paid'), ...REFUNDABLE },
  done: { approve: 'done', fulfil: 'done', seatLost: 'attention', ...money('done'), ...REFUNDABLE },
  // Whether a place is left for late money is found when the order is fulfilled.
  expired: { slip: 'review', expire: 'expired', ...NO_MONEY_YET },
  cancelled: { cancel: 'cancelled', ...money('attention') },
  // The missing rest makes the order paid. Money beyond the price does not bring a place.
  attention: {
    ...{ attempt: 'attention', slip: 'attention', approve: 'paid', reject: 'attention' },
    ...{ fulfil: 'done', nothingLeft: 'attention', ...NO_MONEY_YET, moneyExtra: 'attention' },
    ...REFUNDABLE,
  },
  partRefunded: { fulfil: 'partRefunded', ...money('partRefunded'), ...REFUNDABLE },
  refunded: { refundWhole: 'refunded', ...money('attention') },
}

/**
 * Returns the state of an order after an event, or null for an event that cannot happen in this state. Send `expire`
 * only while no payment is being processed, and an event of money once per payment.
 */
export const nextOrderState = (state: OrderState, event: OrderEvent): OrderState | null =>
  TRANSITIONS[state][event] ?? null

/** An order before money was taken back from it: its price in baht, and whether it was ever fully paid. */
interface ReversedOrder {
  state: OrderState
  price: number
  wasPaid: boolean
}

/**
 * Returns the state of an order after a payment was taken back. `paid` is what is left of its money in baht. An order that still has its
 * price, that waits for money or that was refunded keeps its state. One that never had its price and has no money left can be paid again.
 * Staff decide about the others. Throws like `toSatang`.
 */
export function stateAfterReversal({ state, price, wasPaid }: ReversedOrder, paid: number): OrderState {
  const left = toSatang(paid)
  if (state === 'attention' && left === 0 && !wasPaid) return 'awaiting'
  return left >= toSatang(price) || KEPT_AFTER_REVERSAL.includes(state) ? state : 'attention'
}

const KEPT_AFTER_REVERSAL: readonly OrderState[] = ['awaiting', 'paying', 'review', 'refunded']

/** Returns what a received amount does to the amount still due, both in baht. Throws like `toSatang`. */
export function moneyEvent(due: number, received: number): MoneyEvent {
  const [needed, given] = [toSatang(due), toSatang(received)]
  if (needed <= 0) return 'moneyExtra'
  return given < needed ? 'moneyShort' : 'moneyEnough'
}
