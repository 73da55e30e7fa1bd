import fc from 'fast-check'
import { expect, test } from 'vitest'

import { add, compare, divide, fraction, fractionText, multiply, shareOfPercent, sum, toDecimal } from './fraction.ts'

test.each([
  ['1/3', '1/3'],
  ['-2/6', '-1/3'],
  ['0.50', '1/2'],
  ['-12.5', '-25/2'],
  ['.5', '1/2'],
  ['7', '7/1'],
  ['0/9', '0/1'],
  [0.1, '1/10'],
  [1e-7, '1/10000000'],
  [1e21, `1${'0'.repeat(21)}/1`],
])('%s is %s', (value, text) => {
  expect(fractionText(fraction(value))).toBe(text)
})

test.each(['', '.', '-', 'abc', '1/0', '1/-2', '1,5', '๑', ' 1', '0x10', '1e9999', Number.NaN, Infinity])(
  '%s is no number',
  (value) => {
    expect(() => fraction(value)).toThrow(RangeError)
  },
)

test.each([
  ['1/3', 2, '0.33'],
  ['2/3', 2, '0.67'],
  ['1/2', 0, '1'],
  ['-1/2', 0, '-1'],
  ['-1/1000', 2, '0.00'],
  ['1/8', 2, '0.13'],
  ['25', 3, '25.000'],
])('%s with %i digits is %s', (text, digits, decimal) => {
  expect(toDecimal(fraction(text), digits)).toBe(decimal)
})

test.each([
  [33.33333, '1/3'],
  [66.66667, '2/3'],
  [66.66666, '2/3'],
  [16.66667, '1/6'],
  [14.28571, '1/7'],
  [-33.33333, '-1/3'],
  [12.5, '1/8'],
  [33.33, '3333/10000'],
  [0, '0/1'],
  [100, '1/1'],
  [0.00001, '1/10000000'],
  [99.99999, '9999999/10000000'],
])('%s percent is the share %s', (percent, text) => {
  expect(fractionText(shareOfPercent(percent))).toBe(text)
})

test('every k/n up to 20 that was rounded or cut to five decimals is exact, and n of them are 1', () => {
  for (let n = 1n; n <= 20n; n += 1n) {
    const part = fraction(`100/${n}`)
    const share = shareOfPercent(Number(toDecimal(part, 5)))
    expect(fractionText(sum(Array.from({ length: Number(n) }, () => share)))).toBe('1/1')
  }
})

const fractions = fc
  .tuple(fc.bigInt({ min: -999n, max: 999n }), fc.bigInt({ min: 1n, max: 999n }))
  .map(([n, d]) => fraction(`${n}/${d}`))

test('sums and products keep the laws of arithmetic, and the text is read again', () => {
  fc.assert(
    fc.property(fractions, fractions, fractions, (a, b, c) => {
      expect(compare(multiply(a, add(b, c)), add(multiply(a, b), multiply(a, c)))).toBe(0)
      expect(fraction(fractionText(a))).toEqual(a)
      if (b.n !== 0n) expect(compare(multiply(divide(a, b), b), a)).toBe(0)
    }),
  )
})
