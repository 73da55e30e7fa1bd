import { expect, test } from 'vitest'
import type { WithholdingPeriod } from '#domain/money/tax/withholding.ts'
import { withheldFrom } from './withholding.ts'

const seats = { kind: 'seats', base: 5000, net: 5350 }
const day = '2026-11-20'
const periods: WithholdingPeriod[] = [
  { payer: 'company', income: 'service', from: '2020-01-01', rate: 3, least: 1000 },
  { payer: 'company', income: 'service', from: '2027-01-01', rate: 1.5, least: 1000 },
]

test.each([
  [[seats], { base: 5000, tax: 150, rate: 3, pays: 5200 }],
  [[seats, { kind: 'goods', base: 100, net: 107 }], { base: 5000, tax: 150, rate: 3, pays: 5307 }],
  [[{ kind: 'course', base: 1000, net: 1070 }], { base: 1000, tax: 30, rate: 3, pays: 1040 }],
  [[{ kind: 'course', base: 999.99, net: 1069.99 }], null],
  [[{ kind: 'goods', base: 5000, net: 5350 }], null],
  [[], null],
])('from %j a company withholds %j', (lines, expected) => {
  expect(withheldFrom(lines, { day, periods })).toEqual(expected)
})

test('the rate is that of the day, and without a rate nothing is withheld', () => {
  expect(withheldFrom([seats], { day: '2027-01-01', periods })).toMatchObject({ rate: 1.5, tax: 75 })
  expect(withheldFrom([seats], { day: '2026-12-31', periods })).toMatchObject({ rate: 3, tax: 150 })
  expect(withheldFrom([seats], { day: '2019-12-31', periods })).toBeNull()
  expect(withheldFrom([seats], { day, periods: [] })).toBeNull()
})
