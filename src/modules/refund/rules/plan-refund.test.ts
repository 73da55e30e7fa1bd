import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addBaht } from '#domain/money/baht.ts'
import { planRefund, type RefundedLine } from './plan-refund.ts'

const goods = { _id: 'g', name: 'ถุงมือ', quantity: 3, net: 100, vat: 6.54 }
const course = { _id: 'c', name: 'เชื่อมไฟฟ้า', quantity: 1, net: 70, vat: 4.58 }
const order = { lines: [goods, course], price: 170, paid: 170, earlier: [] }
const gone = (pieces: number, amount: number) => ({ amount, lines: [{ line: 'g', name: 'ถุงมือ', pieces, amount }] })

test.each([
  [order, { pieces: { g: 1 } }, { amount: 33.33, isWhole: false }],
  [{ ...order, earlier: [gone(1, 33.33)] }, { pieces: { g: 1 } }, { amount: 33.34, isWhole: false }],
  [{ ...order, earlier: [gone(2, 66.67)] }, { pieces: { g: 1, c: 1 } }, { amount: 103.33, isWhole: true }],
  [order, { pieces: { g: 3, c: 1 } }, { amount: 170, isWhole: true }],
  [order, { amount: 20 }, { amount: 20, isWhole: false, lines: [] }],
  [{ ...order, paid: 50 }, { amount: 50 }, { amount: 50, isWhole: true }],
  [{ ...order, earlier: [{ amount: 100, lines: [] }] }, { amount: 70 }, { amount: 70, isWhole: true }],
])('of %j, %j returns %j', (of, choice, expected) => {
  expect(planRefund(of, choice as never)).toMatchObject(expected)
})

test.each([
  [order, { pieces: {} }, 'nothing'],
  [order, { pieces: { g: 0 } }, 'nothing'],
  [order, { amount: 0 }, 'nothing'],
  [order, { amount: -1 }, 'nothing'],
  [order, { amount: 0.001 }, 'nothing'],
  [order, { amount: Number.NaN }, 'nothing'],
  [order, { amount: 170.01 }, 'tooMuch'],
  [order, { pieces: { g: 4 } }, 'tooMuch'],
  [order, { pieces: { g: -1 } }, 'tooMuch'],
  [order, { pieces: { g: 0.5 } }, 'tooMuch'],
  [order, { pieces: { g: Number.NaN } }, 'tooMuch'],
  [order, { pieces: { x: 1 } }, 'tooMuch'],
  [{ ...order, earlier: [gone(3, 100)] }, { pieces: { g: 1 } }, 'tooMuch'],
  [{ ...order, earlier: [gone(1, 33.33)] }, { amount: 5 }, 'mixed'],
  [{ ...order, earlier: [{ amount: 5, lines: [] }] }, { pieces: { g: 1 } }, 'mixed'],
  [{ ...order, paid: 50 }, { pieces: { c: 1 } }, 'unpaid'],
])('of %j, %j is refused: %s', (of, choice, problem) => {
  expect(planRefund(of, choice as never)).toEqual({ problem })
})

test('any order of refunds returns what was paid, and no more', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 99_999 }),
      fc.nat(),
      (quantity, satang, seed) => {
        const line = { _id: 'g', name: '', quantity, net: satang / 100, vat: 0 }
        const earlier: { amount: number; lines: RefundedLine[] }[] = []
        for (let left = quantity; left > 0;) {
          const pieces = 1 + ((seed + left) % left)
          const plan = planRefund(
            { lines: [line], price: line.net, paid: line.net, earlier },
            { pieces: { g: pieces } },
          )
          if ('problem' in plan) expect(plan.problem).toBe('nothing')
          else earlier.push(plan)
          left -= pieces
        }
        expect(addBaht(...earlier.map(({ amount }) => amount))).toBeLessThanOrEqual(line.net)
        if (satang >= quantity) expect(addBaht(...earlier.map(({ amount }) => amount))).toBe(line.net)
      },
    ),
  )
})
