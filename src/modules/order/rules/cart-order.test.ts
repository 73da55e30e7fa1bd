import { expect, test } from 'vitest'
import { placeName } from '#domain/thai-identity/place-name.ts'
import { lackingParts } from './address.ts'
import { agreedText, cartOrderShape, priceCart } from './cart-order.ts'
import { shippingOf, type ShippingState } from './shipping-states.ts'

const item = { sku: 'A', quantity: 2, price: 107, taxClass: 'vat' }
const shipping = { methodID: 'm', price: 53.5, taxClass: 'vat' }

test('a cart is priced with its shipping, and only the class vat has VAT', () => {
  const exempt = { sku: 'B', quantity: 1, price: 99.99, taxClass: 'exempt' }
  const { lines, shipping: delivery, total, vat } = priceCart({ items: [item, exempt], shipping, rate: 7 })
  expect([total, vat]).toEqual([367.49, 17.5])
  expect([...lines, delivery!].map(({ net, vat: part, rate }) => [net, part, rate])).toEqual([
    [214, 14, 7],
    [99.99, 0, 0],
    [53.5, 3.5, 7],
  ])
  expect(priceCart({ items: [item], shipping: null, rate: 0 })).toMatchObject({ total: 214, vat: 0, shipping: null })
})

test.each([
  ['a price', { items: [{ ...item, price: 108 }], shipping }],
  ['a quantity', { items: [{ ...item, quantity: 3 }], shipping }],
  ['another item', { items: [{ ...item, sku: 'B' }], shipping }],
  ['an added item', { items: [item, { ...item, sku: 'B' }], shipping }],
  ['the price of the delivery', { items: [item], shipping: { ...shipping, price: 60 } }],
  ['another method', { items: [item], shipping: { ...shipping, methodID: 'n' } }],
  ['no delivery', { items: [item], shipping: null }],
  ['the VAT', { items: [item], shipping, vat: 17.5 }],
])('the buyer is asked again after a change of %s', (_what, now) => {
  expect(agreedText(now)).not.toBe(agreedText({ items: [item], shipping }))
})

test('the order of the lines changes nothing', () => {
  const other = { ...item, sku: 'B' }
  expect(agreedText({ items: [item, other], shipping })).toBe(agreedText({ items: [other, item], shipping }))
})

test('a client says which cart, and nothing about prices', () => {
  const cartID = 'a'.repeat(24)
  expect(cartOrderShape.parse({ cartID, price: 1, note: '  ' })).toEqual({
    ...{ cartID, shippingMethod: null, note: null, taxProfile: null },
  })
  for (const wrong of [{}, { cartID: 1 }, { cartID: `${cartID}a` }, { cartID, note: 'x'.repeat(501) }])
    expect(cartOrderShape.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false)
})

test.each([
  ['กทม.', 'กรุงเทพมหานคร'],
  ['กรุงเทพฯ', 'กรุงเทพมหานคร'],
  ['กรุงเทพ', 'กรุงเทพมหานคร'],
  ['จ.ระยอง', 'ระยอง'],
  ['จังหวัด ระยอง', 'ระยอง'],
  ['ภูเก็ต', 'ภูเก็ต'],
])('%s is the province %s', (written, name) => {
  expect(placeName(written)).toBe(placeName(name))
})

test('a parcel needs a house number, the place and a postal code', () => {
  const address = { NO: '1', subdistrict: 'ก', district: 'ข', province: 'ค', zipcode: '10500' }
  expect(lackingParts(address)).toEqual([])
  expect(lackingParts({ ...address, NO: 'n/a', zipcode: '01000' })).toEqual(['NO', 'zipcode'])
  expect(lackingParts({ ...address, zipcode: '105000' })).toEqual(['zipcode'])
})

test.each<[ShippingState[], boolean, ShippingState]>([
  [[], false, 'preparing'],
  [['sent'], false, 'part'],
  [['delivered'], false, 'part'],
  [['sent'], true, 'sent'],
  [['delivered', 'sent'], true, 'sent'],
  [['delivered', 'delivered'], true, 'delivered'],
])('an order with parcels that are %j, all of it: %s, is %s', (parcels, isAll, state) => {
  expect(shippingOf(parcels, isAll)).toBe(state)
})
