import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { type Coverage, coverageOf, nextOrderState, type OrderEvent, type OrderState } from './order-state.ts'

const COLUMNS: OrderEvent[] = [
  { kind: 'attempt' },
  { kind: 'slip' },
  { kind: 'money', coverage: 'enough', isHeld: true },
  { kind: 'money', coverage: 'enough', isHeld: false },
  { kind: 'money', coverage: 'over', isHeld: true },
  { kind: 'money', coverage: 'over', isHeld: false },
  { kind: 'money', coverage: 'short', isHeld: true },
  { kind: 'money', coverage: 'short', isHeld: false },
  { kind: 'approve' },
  { kind: 'reject' },
  { kind: 'expire' },
  { kind: 'cancel' },
  { kind: 'fulfilled' },
  { kind: 'refund', extent: 'part' },
  { kind: 'refund', extent: 'whole' },
]

// In the order of COLUMNS. A dot is an event that cannot happen: nothing changes and it is reported.
// The columns: attempt, slip, 2 × enough, 2 × over, 2 × short (held, not held), approve, reject, expire, cancel, fulfilled, 2 × refund.
const CELLS: Record<OrderState, string> = {
  awaiting: 'paying review paid attention paid attention attention attention paid . expired cancelled . . .',
  paying: 'paying review paid attention paid attention attention attention paid . expired cancelled . . .',
  review: '. review paid attention paid attention attention attention paid awaiting . . . . .',
  paid: '. . paid paid paid paid . . paid . . . done partRefunded refunded',
  done: '. . done done done done . . done . . . done partRefunded refunded',
  expired: '. expired paid attention paid attention attention attention . . expired . . . .',
  cancelled: '. cancelled attention attention attention attention attention attention . . . cancelled . . .',
  attention:
    'attention attention paid attention attention attention attention attention paid . . . . partRefunded refunded',
  partRefunded:
    '. . partRefunded partRefunded partRefunded partRefunded . . . . . . partRefunded partRefunded refunded',
  refunded: '. . . . . . . . . . . . . . refunded',
}

const STATES = Object.keys(CELLS) as OrderState[]

describe.each(STATES)('%s', (state) => {
  const cells = CELLS[state].split(' ')

  test('has a cell for every event', () => {
    expect(cells).toHaveLength(COLUMNS.length)
  })

  test.each(COLUMNS.map((event, at) => [event, cells[at]!] as const))('after %j is %s', (event, cell) => {
    const expected = cell === '.' ? { state, isKnown: false } : { state: cell, isKnown: true }
    expect(nextOrderState(state, event)).toEqual(expected)
  })
})

const events = fc.array(fc.constantFrom(...COLUMNS), { maxLength: 30 })
const after = (given: readonly OrderEvent[]) =>
  given.reduce<OrderState[]>((all, event) => [...all, nextOrderState(all.at(-1)!, event).state], ['awaiting'])

test('an order never moves backwards: only a rejected slip is asked for again', () => {
  const rank = (state: OrderState) =>
    ({
      awaiting: 0,
      paying: 1,
      review: 2,
      expired: 3,
      cancelled: 3,
      attention: 4,
      paid: 5,
      done: 6,
      partRefunded: 7,
      refunded: 8,
    })[state]
  fc.assert(
    fc.property(events, (given) => {
      const states = after(given)
      for (const [at, event] of given.entries())
        expect(event.kind === 'reject' || rank(states[at + 1]!) >= rank(states[at]!)).toBe(true)
    }),
  )
})

test('an order with money never ends as unpaid', () => {
  fc.assert(
    fc.property(events, (given) => {
      const states = after(given)
      const first = given.findIndex(({ kind }) => kind === 'money')
      if (first < 0) return
      for (const state of states.slice(first + 1))
        expect(['awaiting', 'paying', 'review', 'expired', 'cancelled']).not.toContain(state)
    }),
  )
})

test('an event that comes twice changes nothing the second time', () => {
  for (const state of STATES)
    for (const event of COLUMNS) {
      if (state === 'cancelled' && event.kind === 'money') continue
      const once = nextOrderState(state, event).state
      expect(nextOrderState(once, event).state).toBe(once)
    }
})

test.each<[number, number, Coverage]>([
  [700, 700, 'enough'],
  [700, 699.99, 'short'],
  [700, 700.01, 'over'],
  [700, 0, 'short'],
  [0, 0, 'enough'],
  [0.3, 0.3, 'enough'],
  [700, 100, 'short'],
])('%f due and %f received is %s', (due, received, coverage) => {
  expect(coverageOf(due, received)).toBe(coverage)
})

test('an amount that is none is refused', () => {
  expect(() => coverageOf(700, Number.NaN)).toThrow(RangeError)
})

test('money for a cancelled order is for staff to decide, also the second time', () => {
  const [enough, over] = [COLUMNS[2]!, COLUMNS[4]!]
  const first = nextOrderState('cancelled', enough).state
  expect([first, nextOrderState(first, over).state]).toEqual(['attention', 'attention'])
})
