import fc from 'fast-check'
import { expect, test } from 'vitest'

import { addBaht, bahtTimes, formatBaht, fromSatang, isBaht, priceOf, toSatang } from './baht.ts'

test.each([
  [1.15, 115],
  [4.35, 435],
  [19.99, 1999],
  [0, 0],
  [-0, 0],
  [-654.21, -65421],
  [9_999_999_999.99, 999_999_999_999],
])('%f baht are %i satang', (baht, satang) => {
  expect(toSatang(baht)).toBe(satang)
  expect(fromSatang(satang)).toBe(baht + 0)
})

test.each([1.005, 0.001, Number.NaN, Number.POSITIVE_INFINITY, 10_000_000_000])('%f is no amount', (amount) => {
  expect(isBaht(amount)).toBe(false)
  expect(() => toSatang(amount)).toThrow(RangeError)
})

test('satang come in ones', () => {
  expect(() => fromSatang(1.5)).toThrow(RangeError)
})

test('sums are exact', () => {
  expect(addBaht()).toBe(0)
  expect(addBaht(0.1, 0.2)).toBe(0.3)
  expect(addBaht(654.21, 45.79)).toBe(700)
})

test.each([
  [700, 3, 2100],
  [0.1, 3, 0.3],
  [654.2, 0.07, 45.79],
  [654.21, 0.03, 19.63],
  [5000, 0.03, 150],
  [0.5, 0.01, 0.01],
  [-0.5, 0.01, -0.01],
  [0.49, 0.01, 0],
  [100, 1e-7, 0],
  [1.15, 100, 115],
])('%f baht times %f is %f', (baht, factor, product) => {
  expect(bahtTimes(baht, factor)).toBe(product)
})

test('times a quantity is adding it up', () => {
  const satang = fc.integer({ min: -1_000_000, max: 1_000_000 })
  fc.assert(
    fc.property(satang, fc.integer({ min: 0, max: 20 }), (amount, quantity) => {
      const baht = fromSatang(amount)
      expect(bahtTimes(baht, quantity)).toBe(addBaht(...Array<number>(quantity).fill(baht)))
    }),
  )
})

test.each<[number, Parameters<typeof formatBaht>[1], string]>([
  [1234.5, { style: 'symbol', locale: 'th' }, '฿1,234.50'],
  [700, { style: 'symbol', locale: 'th' }, '฿700.00'],
  [700, { style: 'symbol', locale: 'en', canStrip: true }, '฿700'],
  [700.5, { style: 'symbol', locale: 'en', canStrip: true }, '฿700.50'],
  [3150, { style: 'word', locale: 'th' }, '3,150\u00a0บาท'],
  [3150, { style: 'word', locale: 'en' }, '3,150\u00a0baht'],
  [3150.05, { style: 'word', locale: 'th' }, '3,150.05\u00a0บาท'],
  [1_234_567, { style: 'symbol', locale: 'th' }, '฿1,234,567.00'],
  [-150, { style: 'symbol', locale: 'th' }, '-฿150.00'],
  [0, { style: 'word', locale: 'th' }, '0\u00a0บาท'],
])('%f with %j reads %s', (baht, how, text) => {
  expect(formatBaht(baht, how)).toBe(text)
})

test.each([
  [
    { price: 4600, sale_price: 3680 },
    { pays: 3680, was: 4600, offPercent: 20, isFree: false },
  ],
  [{ price: 3150 }, { pays: 3150, isFree: false }],
  [
    { price: 3150, sale_price: null },
    { pays: 3150, isFree: false },
  ],
  [
    { price: 3150, sale_price: 3150 },
    { pays: 3150, isFree: false },
  ],
  [
    { price: 100, sale_price: 150 },
    { pays: 150, isFree: false },
  ],
  [
    { price: 1000, sale_price: 0 },
    { pays: 0, was: 1000, offPercent: 100, isFree: true },
  ],
  [
    { price: 1000, sale_price: 999 },
    { pays: 999, was: 1000, isFree: false },
  ],
  [
    { price: 3, sale_price: 2 },
    { pays: 2, was: 3, offPercent: 33, isFree: false },
  ],
  [{ sale_price: 500 }, { pays: 500, isFree: false }],
  [{ price: 0 }, { pays: 0, isFree: true }],
  [{}, { pays: 0, isFree: true }],
])('%j costs %j', (item, price) => {
  expect(priceOf(item)).toEqual(price)
})
