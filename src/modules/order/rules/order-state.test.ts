import { describe, expect, test } from 'vitest'
import { nextOrderState, type OrderState } from '#domain/money/order-state.ts'
import { canPayNow, isPayable, orderStates, statusOf } from './order-state.ts'

const expected: [OrderState, status: string, isPayable: boolean, canPayNow: boolean][] = [
  ['awaiting', 'ลงทะเบียนคอร์ส', true, true],
  ['paying', 'ลงทะเบียนคอร์ส', true, true],
  ['review', 'ลงทะเบียนคอร์ส', true, false],
  ['paid', 'ชำระเงินแล้ว', false, false],
  ['done', 'เสร็จสมบูรณ์', false, false],
  ['attention', 'ต้องดำเนินการ', false, false],
  ['expired', 'หมดเวลาชำระเงิน', false, false],
  ['cancelled', 'ยกเลิกแล้ว', false, false],
  ['partRefunded', 'คืนเงินบางส่วน', false, false],
  ['refunded', 'คืนเงินแล้ว', false, false],
]

describe.each(expected)('an order that is %s', (state, status, payable, now) => {
  test(`has the status ${status}`, () => expect(statusOf(state)).toBe(status))
  test('is payable while it waits for money', () => expect(isPayable(state)).toBe(payable))
  test('can be cancelled exactly while it is payable', () =>
    expect(nextOrderState(state, 'cancel') === 'cancelled').toBe(payable || state === 'cancelled'))
  test('can be paid now', () => expect(canPayNow({ process: state, price: 700, paid: 700 })).toBe(now))
})

test('the table names every state', () => {
  expect(expected.map(([state]) => state)).toEqual(orderStates.map(({ value }) => value))
})

test('an order with a part of its money can be paid further', () => {
  expect(canPayNow({ process: 'attention', price: 700, paid: 200 })).toBe(true)
})
