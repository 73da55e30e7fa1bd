import { expect, test } from 'vitest'

import { CROSS_BANK_LAYOUT } from './layout.ts'
import { layoutOf, type LayoutPlaces, type PlaceFault, placeFaults, placesOf } from './layout-places.ts'

const places = placesOf(CROSS_BANK_LAYOUT)
const withDetail = (detail: Record<string, readonly [number, number]>): LayoutPlaces => ({
  ...places,
  detail: { ...places.detail, ...detail },
})

test('the cross-bank layout has no faults, and its places give it back', () => {
  expect(placeFaults(places)).toEqual([])
  expect(layoutOf(places, 'satang')).toEqual(CROSS_BANK_LAYOUT)
  expect(layoutOf(null, 'baht')).toEqual({ ...CROSS_BANK_LAYOUT, amountUnit: 'baht' })
})

test('a field that the file does not have is left out', () => {
  const without = withDetail({ ref3: [0, 0], newCheque: [0, 0] })
  expect(placeFaults(without)).toEqual([])
  expect(layoutOf(without, 'satang').detail.ref3).toEqual([0, 0, 'spaces'])
})

test.each<[PlaceFault['code'], Record<string, readonly [number, number]>]>([
  ['missing', { ref1: [0, 0] }],
  ['order', { ref1: [104, 104] }],
  ['outside', { newCheque: [246, 257] }],
  ['width', { time: [28, 33] }],
  ['overlap', { payer: [34, 85] }],
  ['overlap', { payer: [8, 20] }],
])('a place is refused: %s', (code, detail) => {
  expect(placeFaults(withDetail(detail))).toContainEqual({ code, field: `detail.${Object.keys(detail)[0]!}` })
})
