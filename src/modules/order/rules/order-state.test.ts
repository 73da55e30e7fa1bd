import { describe, expect, test } from 'vitest'
import { nextState, type OrderEvent, type OrderState, orderStates, statusOf } from './order-state.ts'

const events: OrderEvent[] = [
  ...(['slip', 'reject', 'pay', 'payPart', 'expire', 'cancel', 'fulfil', 'nothingLeft', 'refund'] as const),
]

/** Each row: a state, then the next state for each event in the order above; `-` for no change. */
const table: [OrderState, ...string[]][] = [
  ['awaiting', 'review', '-', 'paid', 'awaiting', 'expired', 'cancelled', '-', '-', '-'],
  ['review', 'review', 'awaiting', 'paid', 'awaiting', '-', 'cancelled', '-', '-', '-'],
  ['paid', '-', '-', 'paid', '-', '-', '-', 'done', 'attention', 'refunded'],
  ['done', '-', '-', 'done', '-', '-', '-', '-', '-', 'refunded'],
  ['attention', '-', '-', 'attention', '-', '-', '-', 'done', '-', 'refunded'],
  ['expired', 'review', '-', 'paid', 'attention', '-', '-', '-', '-', '-'],
  ['cancelled', '-', '-', 'attention', 'attention', '-', '-', '-', '-', '-'],
  ['refunded', '-', '-', 'attention', 'attention', '-', '-', '-', '-', '-'],
]

describe('every state and event', () => {
  test('the table names every state', () => {
    expect(table.map(([state]) => state).toSorted()).toEqual(orderStates.map(({ value }) => value).toSorted())
  })

  test.each(table.flatMap(([state, ...next]) => events.map((event, at) => [state, event, next[at]!] as const)))(
    '%s and %s: %s',
    (state, event, next) => expect(nextState(state, event) ?? '-').toBe(next),
  )

  test('money is never ignored', () => {
    for (const { value } of orderStates) expect(nextState(value, 'pay')).not.toBeNull()
  })

  test('a slip under review never expires', () => expect(nextState('review', 'expire')).toBeNull())
})

test.each<[OrderState, string]>([
  ['awaiting', 'ลงทะเบียนคอร์ส'],
  ['review', 'ลงทะเบียนคอร์ส'],
  ['done', 'เสร็จสมบูรณ์'],
  ['cancelled', 'ยกเลิกแล้ว'],
])('an order that is %s has the status %s', (state, status) => expect(statusOf(state)).toBe(status))
