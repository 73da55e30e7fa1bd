import { expect, test } from 'vitest'
import { discountsOf } from '../cart/campaigns/campaign-use.server.ts'
import { type Campaign, isInCampaign, withCampaigns } from './campaign.ts'
import { paidPrice } from './price.ts'

const product = { _id: 'p1', category: 'c1', vendorID: 'v1' }
const campaignOf = (more: Partial<Campaign>): Campaign => ({
  ...{ _id: 'a', rule: 'percent', percent: 10, price: null, products: [], categories: [], vendors: [] },
  ...more,
})

test.each([
  ['no campaign', { price: 100, sale_price: null }, [], 100, null],
  ['10 % of the price', { price: 100, sale_price: null }, [{}], 90, 'a'],
  ['a lower sale price', { price: 100, sale_price: 80 }, [{}], 80, null],
  ['a higher sale price', { price: 100, sale_price: 95 }, [{}], 90, 'a'],
  ['an equal sale price', { price: 100, sale_price: 90 }, [{}], 90, null],
  ['a free sale', { price: 100, sale_price: 0 }, [{}], 0, null],
  ['a fixed price', { price: 100, sale_price: null }, [{ rule: 'price', percent: null, price: 49.5 }], 49.5, 'a'],
  ['a fixed price above', { price: 100, sale_price: null }, [{ rule: 'price', percent: null, price: 120 }], 100, null],
  ['a fixed price of 0', { price: 100, sale_price: 5 }, [{ rule: 'price', percent: null, price: 0 }], 0, 'a'],
  ['the lowest of two', { price: 100, sale_price: null }, [{}, { _id: 'b', percent: 25 }], 75, 'b'],
  ['the lowest of two, first', { price: 100, sale_price: null }, [{ percent: 25 }, { _id: 'b' }], 75, 'a'],
  ['100 %', { price: 100, sale_price: null }, [{ percent: 100 }], 0, 'a'],
  ['satang', { price: 99.99, sale_price: null }, [{ percent: 12.5 }], 87.49, 'a'],
  ['hundredths of a percent', { price: 1000, sale_price: null }, [{ percent: 33.33 }], 666.7, 'a'],
  ['another product', { price: 100, sale_price: null }, [{ products: ['p2'] }], 100, null],
])('%s: %o pays as the lower price', (_what, prices, campaigns, paid, campaignID) => {
  const given = { product, campaigns: campaigns.map(campaignOf) }
  const priced = withCampaigns(prices, given)
  expect([paidPrice(priced), priced.campaignID, priced.price]).toEqual([paid, campaignID, prices.price])
})

test.each([
  ['nothing', {}, true],
  ['the product', { products: ['p1'] }, true],
  ['its category', { categories: ['c1'] }, true],
  ['its vendor', { vendors: ['v1'] }, true],
  ['its category, another product', { categories: ['c1'], products: ['p2'] }, true],
  ['another vendor', { vendors: ['v2'] }, false],
])('a campaign that names %s', (_what, named, isIn) => {
  expect(isInCampaign(campaignOf(named), product)).toBe(isIn)
})

test('a product without category and vendor is in no campaign that names some', () => {
  const bare = { _id: 'p9', category: null, vendorID: null }
  expect(isInCampaign(campaignOf({ categories: ['c1'], vendors: ['v1'] }), bare)).toBe(false)
})

test('the discounts of an order are summed for each campaign', () => {
  const line = (campaignID: string | null, sale: number, quantity: number) => ({
    ...{ campaignID, quantity, prices: { price: 100, sale_price: sale }, pricesBefore: { price: 100, sale_price: 95 } },
  })
  expect(discountsOf([line('b', 90, 2), line('a', 80, 1), line(null, 95, 9), line('b', 45.5, 1)])).toEqual([
    ['a', 15],
    ['b', 59.5],
  ])
})
