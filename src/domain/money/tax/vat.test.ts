import fc from 'fast-check'
import { expect, test } from 'vitest'

import { addBaht, fromSatang } from '../baht.ts'
import { divideVat, type DocumentVat, documentVat, rateOn, type TaxClass, type TaxLine, type VatPeriod } from './vat.ts'

test.each([
  [700, 7, true, { base: 654.21, vat: 45.79, total: 700 }],
  [3149.99, 7, true, { base: 2943.92, vat: 206.07, total: 3149.99 }],
  [0.01, 7, true, { base: 0.01, vat: 0, total: 0.01 }],
  [107, 7, true, { base: 100, vat: 7, total: 107 }],
  [110, 10, true, { base: 100, vat: 10, total: 110 }],
  [5000, 7, false, { base: 5000, vat: 350, total: 5350 }],
  [0.5, 7, false, { base: 0.5, vat: 0.04, total: 0.54 }],
  [654.21, 7, false, { base: 654.21, vat: 45.79, total: 700 }],
  [100, 6.3, false, { base: 100, vat: 6.3, total: 106.3 }],
  [700, 0, true, { base: 700, vat: 0, total: 700 }],
  [-700, 7, true, { base: -654.21, vat: -45.79, total: -700 }],
  [0, 7, true, { base: 0, vat: 0, total: 0 }],
])('%f at %f %%, included: %s, is %j', (amount, rate, isIncluded, parts) => {
  expect(divideVat(amount, rate, isIncluded)).toEqual(parts)
})

test.each([
  [700, -7],
  [700, 100],
  [700, 7.001],
  [700, Number.NaN],
  [1.005, 7],
])('%f at %f %% is refused', (amount, rate) => {
  expect(() => divideVat(amount, rate, true)).toThrow(RangeError)
})

const line = (amount: number, taxClass: TaxClass = 'vat', rate = 7): TaxLine => ({ amount, taxClass, rate })

test('VAT is computed once per rate and spread over the lines', () => {
  expect(documentVat([line(0.07), line(0.07)], true)).toEqual({
    lines: [
      { base: 0.06, vat: 0.01, total: 0.07 },
      { base: 0.07, vat: 0, total: 0.07 },
    ],
    groups: [{ taxClass: 'vat', rate: 7, base: 0.13, vat: 0.01, total: 0.14 }],
    ...{ base: 0.13, vat: 0.01, total: 0.14 },
  })
})

test('only the class vat has VAT, and each class and rate has its group', () => {
  const { groups, lines, ...sums } = documentVat(
    [line(107), line(500, 'exempt'), line(214), line(100, 'zero'), line(110, 'vat', 10), line(50, 'outside')],
    true,
  )
  expect(groups).toEqual([
    { taxClass: 'vat', rate: 7, base: 300, vat: 21, total: 321 },
    { taxClass: 'exempt', rate: 0, base: 500, vat: 0, total: 500 },
    { taxClass: 'zero', rate: 0, base: 100, vat: 0, total: 100 },
    { taxClass: 'vat', rate: 10, base: 100, vat: 10, total: 110 },
    { taxClass: 'outside', rate: 0, base: 50, vat: 0, total: 50 },
  ])
  expect(lines.map(({ vat }) => vat)).toEqual([7, 0, 14, 0, 10, 0])
  expect(sums).toEqual({ base: 1050, vat: 31, total: 1081 })
})

test('a document without lines is 0', () => {
  const nothing: DocumentVat = { lines: [], groups: [], base: 0, vat: 0, total: 0 }
  expect(documentVat([], true)).toEqual(nothing)
})

test('a negative amount is refused', () => {
  expect(() => documentVat([line(100), line(-1)], true)).toThrow('negative')
})

test('lines, groups and document agree to the satang', () => {
  const lines = fc.array(
    fc.record({
      amount: fc.integer({ min: 0, max: 10_000_000 }).map(fromSatang),
      taxClass: fc.constantFrom<TaxClass>('vat', 'zero', 'exempt', 'outside'),
      rate: fc.constantFrom(7, 10),
    }),
    { maxLength: 12 },
  )
  fc.assert(
    fc.property(lines, fc.boolean(), (each, isIncluded) => {
      const found = documentVat(each, isIncluded)
      for (const parts of [found.lines, found.groups])
        for (const name of ['base', 'vat', 'total'] as const)
          expect(addBaht(...parts.map((part) => part[name]))).toBe(found[name])
      for (const [at, part] of found.lines.entries()) {
        expect(addBaht(part.base, part.vat)).toBe(part.total)
        expect(isIncluded ? part.total : part.base).toBe(each[at]!.amount)
        expect(Math.min(part.base, part.vat)).toBeGreaterThanOrEqual(0)
      }
    }),
  )
})

const PERIODS: VatPeriod[] = [
  { from: '2025-10-01', until: '2026-09-30', rate: 7 },
  { from: '2026-12-01', rate: 7 },
  { from: '2027-10-01', until: null, rate: 10 },
]

test.each([
  ['2025-09-30', null],
  ['2025-10-01', 7],
  ['2026-09-30', 7],
  ['2026-10-01', null],
  ['2026-12-01', 7],
  ['2027-09-30', 7],
  ['2027-10-01', 10],
  ['2099-01-01', 10],
])('on %s the rate is %s', (day, rate) => {
  expect(rateOn(PERIODS, day)).toBe(rate)
  expect(rateOn(PERIODS.toReversed(), day)).toBe(rate)
})

test('an invalid day has no rate', () => {
  expect(() => rateOn(PERIODS, '2026-02-31')).toThrow(RangeError)
  expect(rateOn([], '2026-02-28')).toBeNull()
})
