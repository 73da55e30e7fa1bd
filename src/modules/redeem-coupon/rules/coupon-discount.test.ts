import { expect, test } from 'vitest'
import { priceOrder } from '#domain/money/price-order.ts'
import { type CouponTerms, discountOf } from './coupon-discount.ts'

const terms: CouponTerms = {
  ...{ kind: 'percent', percent: 10, amount: null, maxDiscount: null, budget: null, spent: 0, minSpend: null },
  ...{ products: [], categories: [], courses: [], courseID: null },
}
const book = { productID: 'book', category: 'print', courseID: null, total: 300 }
const cup = { productID: 'cup', category: 'gift', courseID: null, total: 100 }
const course = { productID: null, category: null, courseID: 'weld', total: 700 }
const free = { ...cup, total: 0 }

test.each<[string, Partial<CouponTerms>, (typeof book | typeof course)[], ReturnType<typeof discountOf>]>([
  ['all items', {}, [book, course], { discount: { percent: 10, most: null }, eligible: [true, true] }],
  ['baht', { kind: 'amount', amount: 50 }, [book], { discount: { amount: 50, most: null }, eligible: [true] }],
  ['a product', { products: ['cup'] }, [book, cup], { discount: { percent: 10, most: null }, eligible: [false, true] }],
  [
    'a category',
    { categories: ['print'] },
    [book, cup],
    { discount: { percent: 10, most: null }, eligible: [true, false] },
  ],
  [
    'a course',
    { courses: ['weld'] },
    [book, course],
    { discount: { percent: 10, most: null }, eligible: [false, true] },
  ],
  ['nothing of it', { courses: ['other'] }, [book], { problem: 'nothing' }],
  ['something free', {}, [free], { problem: 'nothing' }],
  ['too little', { minSpend: 300.01 }, [book], { problem: 'minSpend' }],
  ['just enough', { minSpend: 300 }, [book], { discount: { percent: 10, most: null }, eligible: [true] }],
  ['enough, but not of it', { minSpend: 300, products: ['cup'] }, [book, cup], { problem: 'minSpend' }],
  ['a highest discount', { maxDiscount: 20 }, [book], { discount: { percent: 10, most: 20 }, eligible: [true] }],
  [
    'the rest of a budget',
    { budget: 100, spent: 85 },
    [book],
    { discount: { percent: 10, most: 15 }, eligible: [true] },
  ],
  [
    'both',
    { budget: 100, spent: 85, maxDiscount: 12 },
    [book],
    { discount: { percent: 10, most: 12 }, eligible: [true] },
  ],
  ['a spent budget', { budget: 100, spent: 100 }, [book], { discount: { percent: 10, most: 0 }, eligible: [true] }],
  [
    'its course',
    { kind: 'course', courseID: 'weld' },
    [course],
    { discount: { percent: 100, most: null }, eligible: [true] },
  ],
  ['another course', { kind: 'course', courseID: 'other' }, [course], { problem: 'nothing' }],
  ['credit', { kind: 'credit' }, [book], { problem: 'credit' }],
])('a coupon for %s', (_, more, items, worth) => {
  expect(discountOf({ ...terms, ...more }, items)).toEqual(worth)
})

test.each([
  [{ kind: 'amount', amount: 100_000 } as const, 40],
  [{ percent: 100 }, 40],
  [{ percent: 33 }, 241],
])('a total is never below the shipping: %j', (more, total) => {
  const worth = discountOf({ ...terms, ...more }, [book])
  if ('problem' in worth) throw new Error(worth.problem)
  const taxed = { taxClass: 'vat' as const, rate: 7 }
  const priced = priceOrder({
    items: [{ price: 300, quantity: 1, isEligible: true, ...taxed }],
    coupon: worth.discount,
    shipping: { amount: 40, ...taxed },
    isVatIncluded: true,
  })
  expect(priced.total).toBe(total)
})
