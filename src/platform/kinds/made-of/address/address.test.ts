import { expect, it } from 'vitest'
import { address } from './address.ts'

const { decode } = address('ที่อยู่', 'Address')
const nothing = {
  ...{ NO: 'n/a', MOO: 'n/a', SOI_TH: 'n/a', BUILDING_TH: 'n/a', ROAD_TH: 'n/a' },
  ...{ subdistrict: 'n/a', district: 'n/a', province: 'n/a', zipcode: 'n/a' },
}

it.each([
  ['nothing', {}, nothing],
  ['empty parts', { NO: ' ', MOO: null, ROAD_TH: 'N/A' }, nothing],
  [
    'some parts',
    { NO: '12/3 ', province: 'ขอนแก่น', zipcode: '40000' },
    { ...nothing, NO: '12/3', province: 'ขอนแก่น', zipcode: '40000' },
  ],
])('stores n/a for what is not filled in: %s', (_what, wire, stored) => {
  expect(decode.parse(wire)).toEqual(stored)
})

it.each([['a text'], [null], [{ city: 'x' }], [{ NO: 12 }], [{ NO: 'x'.repeat(201) }]])('refuses %j', (wire) => {
  expect(decode.safeParse(wire).success).toBe(false)
})
