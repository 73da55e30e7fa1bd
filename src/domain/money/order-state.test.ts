import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  type MoneyEvent,
  moneyEvent,
  nextOrderState,
  type OrderEvent,
  type OrderState,
  stateAfterReversal,
} from './order-state.ts'

const EVENTS: OrderEvent[] = [
  ...(['attempt', 'slip', 'approve', 'reject', 'expire', 'cancel', 'fulfil', 'nothingLeft', 'seatLost'] as const),
  ...(['moneyEnough', 'moneyShort', 'moneyExtra', 'refundPart', 'refundWhole'] as const),
]

// In the order of EVENTS. A dot is an event that cannot happen.
const CELLS: Record<OrderState, string> = {
  awaiting: 'paying review paid . expired cancelled . . . paid attention paid . .',
  paying: 'paying review paid . expired cancelled . . . paid attention paid . .',
  review: '. review paid awaiting . cancelled . . . paid attention paid . .',
  paid: '. . paid . . . done attention . paid paid paid partRefunded refunded',
  done: '. . done . . . done . attention done done done partRefunded refunded',
  expired: '. review . . expired . . . . paid attention paid . .',
  cancelled: '. . . . . cancelled . . . attention attention attention . .',
  attention: 'attention attention paid attention . . done attention . paid attention attention partRefunded refunded',
  partRefunded: '. . . . . . partRefunded . . partRefunded partRefunded partRefunded partRefunded refunded',
  refunded: '. . . . . . . . . attention attention attention . refunded',
}

const STATES = Object.keys(CELLS) as OrderState[]
const after = (given: readonly OrderEvent[]) =>
  given.reduce<OrderState[]>((all, event) => [...all, nextOrderState(all.at(-1)!, event) ?? all.at(-1)!], ['awaiting'])
const isMoney = (event: OrderEvent) => event.startsWith('money')

describe.each(STATES)('%s', (state) => {
  const cells = CELLS[state].split(' ')

  test('has a cell for every event', () => {
    expect(cells).toHaveLength(EVENTS.length)
  })

  test.each(EVENTS.map((event, at) => [event, cells[at]!] as const))('after %s is %s', (event, cell) => {
    expect(nextOrderState(state, event) ?? '.').toBe(cell)
  })
})

const events = fc.array(fc.constantFrom(...EVENTS), { maxLength: 30 })

test('an order moves backwards only for a slip, or money after everything was refunded', () => {
  const order = ['awaiting', 'paying', 'review', 'expired', 'cancelled', 'attention', 'paid', 'done', 'partRefunded']
  const rank = (state: OrderState) => (state === 'refunded' ? order.length : order.indexOf(state))
  const mayGoBack = (state: OrderState, event: OrderEvent) =>
    ['slip', 'reject', 'nothingLeft', 'seatLost'].includes(event) || (state === 'refunded' && isMoney(event))
  fc.assert(
    fc.property(events, (given) => {
      const states = after(given)
      for (const [at, event] of given.entries())
        expect(mayGoBack(states[at]!, event) || rank(states[at + 1]!) >= rank(states[at]!)).toBe(true)
    }),
  )
})

test('an order with money never ends as unpaid', () => {
  fc.assert(
    fc.property(events, (given) => {
      const first = given.findIndex(isMoney)
      if (first < 0) return
      for (const state of after(given).slice(first + 1))
        expect(['awaiting', 'paying', 'review', 'expired', 'cancelled']).not.toContain(state)
    }),
  )
})

test('money is never ignored', () => {
  for (const state of STATES)
    for (const event of EVENTS.filter(isMoney)) expect(nextOrderState(state, event)).not.toBeNull()
})

test('a slip under review never expires', () => expect(nextOrderState('review', 'expire')).toBeNull())

test('an event that comes twice changes nothing the second time', () => {
  for (const state of STATES)
    for (const event of EVENTS) {
      // Each payment is its own event: the second one of a cancelled or refunded order may be what was missing.
      if (isMoney(event) && (state === 'cancelled' || state === 'refunded')) continue
      const once = nextOrderState(state, event) ?? state
      expect(nextOrderState(once, event) ?? once).toBe(once)
    }
})

test.each<[number, number, MoneyEvent]>([
  [700, 700, 'moneyEnough'],
  [700, 699.99, 'moneyShort'],
  [700, 700.01, 'moneyEnough'],
  [0, 700, 'moneyExtra'],
  [0.3, 0.3, 'moneyEnough'],
  [700, 100, 'moneyShort'],
])('%f due and %f received is %s', (due, received, event) => {
  expect(moneyEvent(due, received)).toBe(event)
})

test('an amount that is none is refused', () => {
  expect(() => moneyEvent(700, Number.NaN)).toThrow(RangeError)
})

test('money for a cancelled order is for staff to decide, also the second time', () => {
  expect(after(['cancel', 'moneyEnough', 'moneyExtra']).slice(-2)).toEqual(['attention', 'attention'])
})

// The states in the order of STATES: with the price left, with a part of it, with nothing after it was paid, and with nothing before.
const AFTER_REVERSAL: Record<OrderState, string> = {
  awaiting: 'awaiting awaiting awaiting awaiting',
  paying: 'paying paying paying paying',
  review: 'review review review review',
  paid: 'paid attention attention attention',
  done: 'done attention attention attention',
  expired: 'expired attention attention attention',
  cancelled: 'cancelled attention attention attention',
  attention: 'attention attention attention awaiting',
  partRefunded: 'partRefunded attention attention attention',
  refunded: 'refunded refunded refunded refunded',
}

test.each(STATES)('a payment taken back from an order that is %s', (state) => {
  const order = { state, price: 700 }
  const cells = [
    stateAfterReversal({ ...order, wasPaid: true }, 700),
    stateAfterReversal({ ...order, wasPaid: true }, 699.99),
    stateAfterReversal({ ...order, wasPaid: true }, 0),
    stateAfterReversal({ ...order, wasPaid: false }, 0),
  ]
  expect(cells.join(' ')).toBe(AFTER_REVERSAL[state])
})

test('an order that costs nothing is never left without its price', () => {
  for (const state of STATES.filter((one) => one !== 'attention'))
    expect(stateAfterReversal({ state, price: 0, wasPaid: true }, 0)).toBe(state)
})
