import { expect, it } from 'vitest'
import { testKind } from '../../../../../../tests/support/kind-cases.ts'
import { wireValue } from '../../value.ts'
import { address, addressKind } from './address.ts'

const nothing = {
  ...{ NO: 'n/a', MOO: 'n/a', SOI_TH: 'n/a', BUILDING_TH: 'n/a', ROAD_TH: 'n/a' },
  ...{ subdistrict: 'n/a', district: 'n/a', province: 'n/a', zipcode: 'n/a' },
}
const inKhonKaen = {
  ...nothing,
  NO: '12/3',
  MOO: '4',
  subdistrict: 'ในเมือง',
  district: 'เมืองขอนแก่น',
  province: 'ขอนแก่น',
}
const inBangkok = {
  ...{ ...nothing, NO: '60', SOI_TH: 'ซอยอารีย์ 1', ROAD_TH: 'พหลโยธิน', subdistrict: 'สามเสนใน' },
  ...{ district: 'พญาไท', province: 'กรุงเทพมหานคร', zipcode: '10400' },
}

testKind(address('ที่อยู่', 'Address'), {
  stores: [
    [{}, nothing],
    [{ NO: ' ', MOO: null, ROAD_TH: 'N/A' }, nothing],
    [
      { NO: '12/3 ', province: 'ขอนแก่น' },
      { ...nothing, NO: '12/3', province: 'ขอนแก่น' },
    ],
    [inBangkok, inBangkok],
  ],
  refuses: ['60 ซอยอารีย์', null, { city: 'x' }, { NO: 12 }, { NO: 'x'.repeat(201) }],
  reads: [
    [inBangkok, {}, '60 ซอยอารีย์ 1 ถนนพหลโยธิน แขวงสามเสนใน เขตพญาไท กรุงเทพมหานคร 10400'],
    [inKhonKaen, {}, '12/3 หมู่ 4 ตำบลในเมือง อำเภอเมืองขอนแก่น จังหวัดขอนแก่น'],
    [inKhonKaen, { locale: 'en' }, '12/3 Moo 4 ในเมือง เมืองขอนแก่น ขอนแก่น'],
    [nothing, {}, ''],
  ],
  parses: [['{"NO":"60"}', { NO: '60' }]],
  faults: ['60 ซอยอารีย์'],
})

it('holds NO, MOO, SOI_TH, BUILDING_TH, ROAD_TH, province, district, subdistrict and zipcode, and gives each back', () => {
  const field = address('ที่อยู่', 'Address')
  const names = ['NO', 'MOO', 'SOI_TH', 'BUILDING_TH', 'ROAD_TH', 'province', 'district', 'subdistrict', 'zipcode']
  const filled = Object.fromEntries(names.map((name, n) => [name, `${name} ที่ ${n}`]))
  const stored = field.decode.parse(filled)
  expect(stored).toEqual(filled)
  expect(wireValue('address', field, { address: stored })).toEqual(filled)
  expect(Object.keys(addressKind.parts!(field)).toSorted()).toEqual(names.toSorted())
  expect(field.decode.safeParse({ ...filled, COUNTRY: 'TH' }).success).toBe(false)
})

it('lacks its place when it is required (specification §5)', () => {
  expect(addressKind.lacks!(inKhonKaen)).toEqual(['zipcode'])
  expect(addressKind.lacks!(inBangkok)).toEqual([])
})
