import { expect, test } from 'vitest'

import { divideVat } from './vat.ts'
import {
  type IncomeType,
  type Payer,
  withhold,
  type Withholding,
  withholdingRate,
  type WithholdingPeriod,
} from './withholding.ts'

test.each<[{ base: number; total: number }, number, Withholding]>([
  [divideVat(5000, 7, false), 3, { base: 5000, tax: 150, pays: 5200 }],
  [divideVat(5350, 7, true), 3, { base: 5000, tax: 150, pays: 5200 }],
  [divideVat(700, 7, true), 3, { base: 654.21, tax: 19.63, pays: 680.37 }],
  [divideVat(5000, 7, false), 1, { base: 5000, tax: 50, pays: 5300 }],
  [divideVat(5000, 7, false), 1.5, { base: 5000, tax: 75, pays: 5275 }],
  [divideVat(5000, 0, false), 3, { base: 5000, tax: 150, pays: 4850 }],
  [divideVat(5000, 7, false), 0, { base: 5000, tax: 0, pays: 5350 }],
  [{ base: 0.5, total: 0.5 }, 1, { base: 0.5, tax: 0.01, pays: 0.49 }],
])('%j at %f %% is %j', (payment, rate, withheld) => {
  expect(withhold(payment, rate)).toEqual(withheld)
})

test.each([
  [{ base: 5000, total: 5350 }, -3],
  [{ base: 5000, total: 5350 }, 100],
  [{ base: 5000, total: 5350 }, 3.001],
  [{ base: 5000, total: 5350 }, Number.NaN],
  [{ base: -5000, total: 5350 }, 3],
  [{ base: 5350, total: 5000 }, 3],
  [{ base: 1.005, total: 5000 }, 3],
])('%j at %f %% is refused', (payment, rate) => {
  expect(() => withhold(payment, rate)).toThrow(RangeError)
})

const PERIODS: WithholdingPeriod[] = [
  { payer: 'company', income: 'service', from: '2020-01-01', rate: 3, least: 1000 },
  { payer: 'company', income: 'service', from: '2027-01-01', until: '2027-12-31', rate: 1, least: 500 },
  { payer: 'government', income: 'service', from: '2020-01-01', until: '2026-12-31', rate: 1, least: 1000 },
  { payer: 'company', income: 'advertising', from: '2020-01-01', rate: 2, least: 1000 },
]

test.each<[Payer, IncomeType, string, number, number | null]>([
  ['company', 'service', '2026-11-28', 5000, 3],
  ['company', 'service', '2026-11-28', 1000, 3],
  ['company', 'service', '2026-11-28', 999.99, null],
  ['company', 'service', '2019-12-31', 5000, null],
  ['company', 'service', '2027-06-01', 600, 1],
  ['company', 'service', '2028-01-01', 5000, 3],
  ['company', 'advertising', '2026-11-28', 5000, 2],
  ['company', 'goods', '2026-11-28', 5000, null],
  ['government', 'service', '2026-12-31', 5000, 1],
  ['government', 'service', '2027-01-01', 5000, null],
  ['person', 'service', '2026-11-28', 5000, null],
])('a %s that pays for %s on %s, %f baht, withholds %s %%', (payer, income, day, base, rate) => {
  expect(withholdingRate(PERIODS, { payer, income, day, base })).toBe(rate)
  expect(withholdingRate(PERIODS.toReversed(), { payer, income, day, base })).toBe(rate)
})

test('an invalid day has no rate', () => {
  const payment = { payer: 'company', income: 'service', day: '2026-13-01', base: 5000 } as const
  expect(() => withholdingRate(PERIODS, payment)).toThrow(RangeError)
})
