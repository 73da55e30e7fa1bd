import { expect, test } from 'vitest'
import { linesToSend, parcelLines } from './parcels.ts'

const goods = [
  { _id: 'a', name: 'คู่มือ', quantity: 3 },
  { _id: 'b', name: 'หมวก', quantity: 1 },
]
const parcel = (lines: Record<string, number>) => ({
  lines: Object.entries(lines).map(([line, quantity]) => ({ line, quantity })),
})

test.each([
  ['nothing is sent', [], { a: 3, b: 1 }],
  ['a part', [parcel({ a: 2 })], { a: 1, b: 1 }],
  ['a part in two parcels', [parcel({ a: 2 }), parcel({ a: 1 })], { b: 1 }],
  ['all', [parcel({ a: 3, b: 1 })], {}],
  ['a parcel from before parcels had lines', [parcel({})], {}],
])('%s', (_, parcels, left) => {
  expect(Object.fromEntries(linesToSend(goods, parcels).map((one) => [one._id, one.left]))).toEqual(left)
})

const left = linesToSend(goods, [parcel({ a: 1 })])

test('a parcel has the chosen pieces, or all that is left', () => {
  expect(parcelLines(left, { a: 1, b: 0 })).toEqual([{ line: 'a', quantity: 1 }])
  expect(parcelLines(left, null)).toEqual([
    { line: 'a', quantity: 2 },
    { line: 'b', quantity: 1 },
  ])
})

test.each([{ a: 3 }, { a: -1 }, { a: 0.5 }, { a: Number.NaN }, { c: 1 }, { a: 0 }, {}, { a: 1, b: 2 }])(
  'a parcel of %j is refused',
  (pieces) => expect(parcelLines(left, pieces as Record<string, number>)).toBeNull(),
)

test('nothing is left to send of an order that was sent', () => expect(parcelLines([], null)).toBeNull())
