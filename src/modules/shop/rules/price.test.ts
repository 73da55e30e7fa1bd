import { expect, test } from 'vitest'
import { coarse, stockWord } from './availability.ts'
import { paidPrice, pricesOf } from './price.ts'
import { shippingPrice, type ShippingRates } from './shipping-price.ts'

test.each([
  [{ price: 100, sale_price: null }, { price: null, sale_price: null }, 100],
  [{ price: 100, sale_price: 80 }, { price: null, sale_price: null }, 80],
  [{ price: 100, sale_price: 80 }, { price: null, sale_price: 70 }, 70],
  [{ price: 100, sale_price: 80 }, { price: 120, sale_price: null }, 120],
  [{ price: 100, sale_price: 80 }, { price: 120, sale_price: 0 }, 0],
  [{ price: 100, sale_price: 0 }, { price: null, sale_price: null }, 0],
])('a product of %o with a variant of %o costs %s', (product, variant, paid) => {
  expect(paidPrice(pricesOf(product, variant))).toBe(paid)
})

test.each([
  [0, 0, 'none'],
  [1, 1, 'few'],
  [5, 5, 'few'],
  [6, 6, 'many'],
  [600, 6, 'many'],
  [-1, 0, 'none'],
  [null, 6, 'many'],
] as const)('%s free pieces are shown as %s: %s', (free, shown, word) => {
  expect(coarse(free)).toBe(shown)
  expect(stockWord(free)).toBe(word)
})

const rates: ShippingRates = {
  postcodes: [],
  price: 40,
  includedWeight: 1000,
  pricePerKilogram: 15,
  maxWeight: 20_000,
  freeFrom: 1500,
}

test.each([
  ['within the first price', {}, { weight: 1000, total: 100, postcode: '10400' }, 40],
  ['a gram more', {}, { weight: 1001, total: 100, postcode: '10400' }, 55],
  ['three kilograms', {}, { weight: 3000, total: 100, postcode: '10400' }, 70],
  ['too heavy', {}, { weight: 20_001, total: 100, postcode: '10400' }, null],
  ['free from the sum', {}, { weight: 9000, total: 1500, postcode: '10400' }, 0],
  ['an area that it serves', { postcodes: ['10', '21'] }, { weight: 1, total: 1, postcode: '21000' }, 40],
  ['an area that it does not serve', { postcodes: ['10'] }, { weight: 1, total: 9999, postcode: '21000' }, null],
  ['satang', { pricePerKilogram: 12.25 }, { weight: 3000, total: 1, postcode: '1' }, 64.5],
])('shipping %s', (_what, more, parcel, price) => {
  expect(shippingPrice({ ...rates, ...more }, parcel)).toBe(price)
})
