import { expect, test } from 'vitest'
import { withheldFrom } from './withholding.ts'

const seats = { kind: 'seats', base: 5000, net: 5350 }
const day = '2026-11-20'

test.each([
  [[seats], { base: 5000, tax: 150, rate: 3, pays: 5200 }],
  [[seats, { kind: 'goods', base: 100, net: 107 }], { base: 5000, tax: 150, rate: 3, pays: 5307 }],
  [[{ kind: 'course', base: 1000, net: 1070 }], { base: 1000, tax: 30, rate: 3, pays: 1040 }],
  [[{ kind: 'course', base: 999.99, net: 1069.99 }], null],
  [[{ kind: 'goods', base: 5000, net: 5350 }], null],
  [[], null],
])('from %j a company withholds %j', (lines, expected) => {
  expect(withheldFrom(lines, day)).toEqual(expected)
})
