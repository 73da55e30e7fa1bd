import { expect, test } from 'vitest'
import { planCard, type ReturnableCharge } from './plan-card.ts'

const charge = (name: string, satang: number, more: Partial<ReturnableCharge> = {}): ReturnableCharge => ({
  ...{ charge: name, satang, refunded: 0, kind: 'part' },
  ...more,
})

test.each<[string, ReturnableCharge[], number, [string, number][] | null]>([
  ['all of one payment', [charge('a', 700)], 700, [['a', 700]]],
  ['a part of one', [charge('a', 700)], 200, [['a', 200]]],
  ['what is left of one', [charge('a', 700, { refunded: 600 })], 100, [['a', 100]]],
  ['more than is left', [charge('a', 700, { refunded: 600 })], 101, null],
  [
    'two payments',
    [charge('a', 300), charge('b', 400)],
    500,
    [
      ['a', 300],
      ['b', 200],
    ],
  ],
  ['a spent one and a fresh one', [charge('a', 300, { refunded: 300 }), charge('b', 400)], 400, [['b', 400]]],
  ['a part where only whole payments go back', [charge('a', 700, { kind: 'whole' })], 200, null],
  ['a whole one where only whole payments go back', [charge('a', 700, { kind: 'whole' })], 700, [['a', 700]]],
  ['a whole one of which a part is gone', [charge('a', 700, { kind: 'whole', refunded: 1 })], 699, null],
  ['a gateway without refunds', [charge('a', 700, { kind: 'none' })], 700, null],
  ['more than was ever paid, refunded at the gateway by people', [charge('a', 700, { refunded: 800 })], 1, null],
  ['nothing', [charge('a', 700)], 0, null],
  ['no payment', [], 100, null],
])('%s', (_, charges, satang, parts) => {
  expect(planCard(charges, satang)?.map((one) => [one.charge, one.satang]) ?? null).toEqual(parts)
})
