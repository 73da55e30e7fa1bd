import fc from 'fast-check'
import { expect, test } from 'vitest'

import { ofSweep } from '../../../scripts/testing/sweep.ts'
import { addBaht, fromSatang } from './baht.ts'
import {
  type Discount,
  type OrderDraft,
  type OrderItem,
  type PricedLine,
  type PricedOrder,
  priceOrder,
  unitPriceOf,
} from './price-order.ts'
import type { TaxClass } from './tax/vat.ts'

const item = (price: number, quantity = 1, more: Partial<OrderItem> = {}): OrderItem => ({
  ...{ price, quantity, taxClass: 'vat', rate: 7 },
  ...more,
})

const priced = (
  items: OrderDraft['items'],
  coupon: Discount | null = null,
  shipping: number | null = null,
): PricedOrder =>
  priceOrder({
    ...{ items, coupon, isVatIncluded: true },
    shipping: shipping === null ? null : { amount: shipping, taxClass: 'vat', rate: 7 },
  })

test.each([
  [{ price: 700 }, 700],
  [{ price: 700, sale_price: 500 }, 500],
  [{ price: 700, sale_price: 500, campaignPrice: 450 }, 450],
  [{ price: 700, sale_price: 500, campaignPrice: 600 }, 500],
  [{ price: 700, campaignPrice: 0 }, 0],
  [{ price: 700, sale_price: null, campaignPrice: null }, 700],
  [{}, 0],
])('a piece of %j costs %f', (prices, price) => {
  expect(unitPriceOf(prices)).toBe(price)
})

test('one course of 700 baht has its VAT in the price', () => {
  expect(priced([item(700)])).toEqual({
    lines: [
      {
        ...{ unitPrice: 700, quantity: 1, taxClass: 'vat', rate: 7 },
        ...{ discount: 0, net: 700, base: 654.21, vat: 45.79 },
      },
    ],
    ...{ shipping: null, discount: 0, base: 654.21, vat: 45.79, total: 700 },
    groups: [{ taxClass: 'vat', rate: 7, base: 654.21, vat: 45.79, total: 700 }],
  })
})

test('a price without VAT gets it on top', () => {
  const { lines, total, vat } = priceOrder({ items: [item(2500, 2)], isVatIncluded: false })
  expect({ total, vat, net: lines[0]!.net }).toEqual({ total: 5350, vat: 350, net: 5350 })
})

test.each<[Discount, number, number[]]>([
  [{ percent: 10 }, 100, [70, 30]],
  [{ percent: 100 }, 1000, [700, 300]],
  [{ percent: 0 }, 0, [0, 0]],
  [{ percent: 33.33 }, 333.3, [233.31, 99.99]],
  [{ percent: 50, most: 100 }, 100, [70, 30]],
  [{ amount: 0.01 }, 0.01, [0.01, 0]],
  [{ amount: 250 }, 250, [175, 75]],
  [{ amount: 5000 }, 1000, [700, 300]],
  [{ amount: 5000, most: 0 }, 0, [0, 0]],
])('the coupon %j takes off %f: %j', (coupon, discount, parts) => {
  const order = priced([item(700), item(100, 3)], coupon, 50)
  expect(order.discount).toBe(discount)
  expect(order.lines.map((line) => line.discount)).toEqual(parts)
  expect(order.total).toBe(addBaht(1050, -discount))
  expect(order.shipping).toMatchObject({ discount: 0, net: 50 })
})

test('a coupon reduces only the lines that it is for', () => {
  const order = priced([item(700), item(300, 1, { isEligible: false })], { percent: 50 })
  expect(order.lines.map(({ net }) => net)).toEqual([350, 300])
  expect(priced([item(700, 1, { isEligible: false })], { amount: 100 })).toMatchObject({ discount: 0, total: 700 })
})

test('each tax class has its VAT', () => {
  const order = priceOrder({
    items: [item(107), item(500, 1, { taxClass: 'exempt' })],
    shipping: { amount: 53.5, taxClass: 'vat', rate: 7 },
    isVatIncluded: true,
  })
  expect(order).toMatchObject({ total: 660.5, vat: 10.5, base: 650, shipping: { vat: 3.5 } })
  expect(order.groups.map(({ taxClass, vat }) => [taxClass, vat])).toEqual([
    ['vat', 10.5],
    ['exempt', 0],
  ])
})

test('an empty order costs nothing', () => {
  expect(priced([], { amount: 10 })).toMatchObject({ lines: [], discount: 0, total: 0, shipping: null })
})

test.each([-1, 0, 0.5, 1e9, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY, '2' as never, [1] as never])(
  'the quantity %j is refused',
  (quantity) => {
    expect(() => priced([item(700, quantity)])).toThrow(RangeError)
  },
)

test.each<[string, () => unknown]>([
  ['a negative price', () => priced([item(-700)])],
  ['a price with a part of a satang', () => priced([item(1.005)])],
  ['a negative campaign', () => priced([item(700, 1, { campaignPrice: -1 })])],
  ['a negative discount', () => priced([item(700)], { amount: -100 })],
  ['more than 100 percent', () => priced([item(700)], { percent: 101 })],
  ['a negative percentage', () => priced([item(700)], { percent: -1 })],
  ['a percentage with 3 decimals', () => priced([item(700)], { percent: 1.005 })],
  ['no percentage', () => priced([item(700)], { percent: Number.NaN })],
  ['a negative limit', () => priced([item(700)], { percent: 10, most: -1 })],
  ['negative shipping', () => priced([item(700)], null, -50)],
  ['an amount too large to store', () => priced([item(9_999_999_999, 2)])],
])('%s is refused', (_, price) => {
  expect(price).toThrow(RangeError)
})

const satang = (max: number) => fc.integer({ min: 0, max }).map(fromSatang)
const items = fc.array(
  fc.record({
    price: satang(1_000_000),
    sale_price: fc.option(satang(1_000_000)),
    campaignPrice: fc.option(satang(1_000_000)),
    quantity: fc.integer({ min: 1, max: 9 }),
    taxClass: fc.constantFrom<TaxClass>('vat', 'zero', 'exempt', 'outside'),
    rate: fc.constantFrom(7, 10),
    isEligible: fc.boolean(),
  }),
  { maxLength: 8 },
)
const coupons = fc.option(
  fc.oneof(
    fc.record({ percent: fc.integer({ min: 0, max: 10_000 }).map((part) => part / 100) }),
    fc.record({ amount: satang(2_000_000), most: fc.option(satang(1_000_000)) }),
  ),
)

test('the lines add up to the total, and nothing is negative', () => {
  fc.assert(
    fc.property(items, coupons, fc.option(satang(20_000)), fc.boolean(), (each, coupon, amount, isVatIncluded) => {
      const shipping = amount === null ? null : { amount, taxClass: 'vat' as const, rate: 7 }
      const order = priceOrder({ items: each, coupon, shipping, isVatIncluded })
      const lines: PricedLine[] = [...order.lines, ...(order.shipping ? [order.shipping] : [])]
      expect(addBaht(...lines.map(({ net }) => net))).toBe(order.total)
      expect(addBaht(...lines.map(({ vat }) => vat))).toBe(order.vat)
      expect(addBaht(...lines.map(({ base }) => base))).toBe(order.base)
      expect(addBaht(...lines.map(({ discount }) => discount))).toBe(order.discount)
      expect(addBaht(...order.groups.map(({ total }) => total))).toBe(order.total)
      for (const line of lines) {
        expect(Math.min(line.net, line.base, line.vat, line.discount)).toBeGreaterThanOrEqual(0)
        expect(addBaht(line.base, line.vat)).toBe(line.net)
      }
    }),
    { numRuns: ofSweep({ part: 2000, whole: 20_000 }) },
  )
})
