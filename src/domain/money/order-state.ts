import { toSatang } from './baht.ts'

/**
 * The state of an order: waiting for a payment, with a payment begun, with a slip to check, paid, fulfilled, ended
 * without money, paid but without a place or in part (staff decide), or refunded.
 */
export type OrderState =
  | ('awaiting' | 'paying' | 'review' | 'paid' | 'done')
  | ('expired' | 'cancelled' | 'attention' | 'partRefunded' | 'refunded')

/** How the received money compares with the amount due. */
export type Coverage = 'enough' | 'short' | 'over'

/** What happens to an order. `isHeld`: its seats and goods are held, or could be held again when the money came. */
export type OrderEvent =
  | { kind: 'attempt' | 'slip' | 'approve' | 'reject' | 'expire' | 'cancel' | 'fulfilled' }
  | { kind: 'money'; coverage: Coverage; isHeld: boolean }
  | { kind: 'refund'; extent: 'part' | 'whole' }

type Column =
  | ('attempt' | 'slip' | 'approve' | 'reject' | 'expire' | 'cancel' | 'fulfilled')
  | ('moneyHeld' | 'moneyOver' | 'moneyUnheld' | 'moneyShort' | 'refundPart' | 'refundWhole')

const NO_MONEY_YET = {
  moneyHeld: 'paid',
  moneyOver: 'paid',
  moneyUnheld: 'attention',
  moneyShort: 'attention',
} as const
const REFUNDABLE = { refundPart: 'partRefunded', refundWhole: 'refunded' } as const

/** The next state per state and event. A pair that is not here changes nothing and is reported. */
const TRANSITIONS: Record<OrderState, Partial<Record<Column, OrderState>>> = {
  awaiting: {
    ...{ attempt: 'paying', slip: 'review', approve: 'paid', expire: 'expired', cancel: 'cancelled' },
    ...NO_MONEY_YET,
  },
  paying: {
    ...{ attempt: 'paying', slip: 'review', approve: 'paid', expire: 'expired', cancel: 'cancelled' },
    ...NO_MONEY_YET,
  },
  review: { slip: 'review', approve: 'paid', reject: 'awaiting', ...NO_MONEY_YET },
  paid: {
    approve: 'paid',
    fulfilled: 'done',
    moneyHeld: 'paid',
    moneyOver: 'paid',
    moneyUnheld: 'paid',
    ...REFUNDABLE,
  },
  done: {
    approve: 'done',
    fulfilled: 'done',
    moneyHeld: 'done',
    moneyOver: 'done',
    moneyUnheld: 'done',
    ...REFUNDABLE,
  },
  expired: { slip: 'expired', expire: 'expired', ...NO_MONEY_YET },
  cancelled: {
    slip: 'cancelled',
    cancel: 'cancelled',
    ...NO_MONEY_YET,
    moneyHeld: 'attention',
    moneyOver: 'attention',
  },
  // The missing rest makes the order paid. Too much, as after a second payment of a cancelled order, is for staff.
  attention: {
    ...{ attempt: 'attention', slip: 'attention', approve: 'paid' },
    ...NO_MONEY_YET,
    moneyOver: 'attention',
    ...REFUNDABLE,
  },
  partRefunded: {
    ...{ fulfilled: 'partRefunded', moneyHeld: 'partRefunded', moneyOver: 'partRefunded', moneyUnheld: 'partRefunded' },
    ...REFUNDABLE,
  },
  refunded: { refundWhole: 'refunded' },
}

/**
 * Returns the state of an order after an event. `isKnown` is false, and the state unchanged, for an event that cannot
 * happen in this state: the caller reports it. Send `expire` only while no payment is being processed, and `money` once
 * per payment.
 */
export function nextOrderState(state: OrderState, event: OrderEvent): { state: OrderState; isKnown: boolean } {
  const next = TRANSITIONS[state][columnOf(event)]
  return { state: next ?? state, isKnown: next !== undefined }
}

/** Compares the received amount with the amount due, both in baht. Throws like `toSatang`. */
export function coverageOf(due: number, received: number): Coverage {
  const [needed, given] = [toSatang(due), toSatang(received)]
  if (given === needed) return 'enough'
  return given < needed ? 'short' : 'over'
}

function columnOf(event: OrderEvent): Column {
  if (event.kind === 'refund') return event.extent === 'part' ? 'refundPart' : 'refundWhole'
  if (event.kind !== 'money') return event.kind
  if (event.coverage === 'short') return 'moneyShort'
  if (!event.isHeld) return 'moneyUnheld'
  return event.coverage === 'over' ? 'moneyOver' : 'moneyHeld'
}
