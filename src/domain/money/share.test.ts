import fc from 'fast-check'
import { expect, test } from 'vitest'

import { fromSatang } from './baht.ts'
import { timesRatio } from './ratio.ts'
import { shareBaht, shareSatang } from './share.ts'

test.each([
  [5, 1, 2, 3],
  [-5, 1, 2, -3],
  [4, 1, 3, 1],
  [70_000, 7, 107, 4579],
  [314_999, 7, 107, 20_607],
  [999_999_999_999, 9_999, 10_000, 999_899_999_999],
  [0, 7, 107, 0],
])('%i times %i / %i is %i', (amount, numerator, denominator, result) => {
  expect(timesRatio(amount, numerator, denominator)).toBe(result)
})

test.each([
  [100, [1, 1, 1], [33.34, 33.33, 33.33]],
  [0.01, [1, 1, 1], [0.01, 0, 0]],
  [0.02, [1, 2, 1], [0.01, 0.01, 0]],
  [10, [0, 5, 0, 5], [0, 5, 0, 5]],
  [-1, [1, 1, 1], [-0.34, -0.33, -0.33]],
  [0, [0, 0], [0, 0]],
  [0, [], []],
  [150, [700, 300], [105, 45]],
])('%f over %j is %j', (amount, weights, shares) => {
  expect(shareBaht(amount, weights)).toEqual(shares)
})

test.each([
  [1, []],
  [1, [0, 0]],
  [1, [2, -1]],
  [1.005, [1]],
])('%f over %j is refused', (amount, weights) => {
  expect(() => shareBaht(amount, weights)).toThrow(RangeError)
})

test('shares add up, are within one satang of their part, and never exceed their weight', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 999_999_999 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (parts, part) => {
      const sum = parts.reduce((total, each) => total + each, 0)
      fc.pre(sum > 0)
      const amount = Math.floor(sum * part)
      const shares = shareSatang(amount, parts)
      expect(shares.reduce((total, each) => total + each, 0)).toBe(amount)
      for (const [at, share] of shares.entries()) {
        expect(Math.abs(share - (amount * parts[at]!) / sum)).toBeLessThan(1)
        expect(share).toBeLessThanOrEqual(parts[at]!)
      }
      expect(shareBaht(fromSatang(amount), parts.map(fromSatang))).toEqual(shares.map(fromSatang))
    }),
  )
})
