import { expect, test } from 'vitest'
import { printed, type SaleLine, saleLine, wrongLine } from './lines.ts'

const line = { name: 'อบรมช่างไฟฟ้า', quantity: 3, unitPrice: 1050, amount: 3150, taxClass: 'vat' }

test.each([
  ['a minus', { quantity: -1 }],
  ['a half', { quantity: 0.5 }],
  ['too many', { quantity: 1e9 }],
  ['a text', { quantity: '2' }],
  ['not a number', { unitPrice: Number.NaN }],
  ['a third decimal', { unitPrice: 0.001 }],
  ['too much', { amount: 1e10 }],
  ['no name', { name: ' ' }],
  ['NUL in a name', { name: 'a\u0000b' }],
  ['a line end in a name', { name: 'a\nb' }],
  ['a direction mark in a name', { name: 'a\u202eb' }],
  ['half a letter', { name: 'a\ud800' }],
  ['500 letters', { name: 'ก'.repeat(500) }],
  ['an unknown tax class', { taxClass: 'free' }],
  ['an unknown field', { total: 1 }],
])('%s is refused', (_what, change) => {
  expect(saleLine.safeParse(line).success).toBe(true)
  expect(saleLine.safeParse({ ...line, ...change }).success).toBe(false)
})

test('a name may hold marks of HTML, which are only text', () => {
  expect(printed(300).parse(' <b>บริษัท & ลูก</b> ')).toBe('<b>บริษัท & ลูก</b>')
})

test.each([
  [{}, null],
  [{ amount: 3149.99 }, 0],
  [{ discount: 150, amount: 3000 }, null],
  [{ discount: 150 }, 0],
  [{ unitPrice: 0.1, amount: 0.3 }, null],
] as const)('an amount agrees with quantity, price and discount: %j', (change, wrong) => {
  expect(wrongLine([saleLine.parse({ ...line, ...change }) as SaleLine])).toBe(wrong)
})
