import { expect, test } from 'vitest'
import { makeCode, readCode } from './coupon-code.ts'

test('a code has ten letters and digits that nobody confuses', () => {
  for (let at = 0; at < 30; at++) {
    const code = makeCode((n) => at % n)
    expect(code).toMatch(/^[A-Z2-9]{10}$/)
    expect(code).not.toMatch(/[ILOU01]/)
    expect(readCode(code)).toBe(code)
  }
})

test.each([
  ['abcdefghjk', 'ABCDEFGHJK'],
  [' ABCDE-FGHJK ', 'ABCDEFGHJK'],
  ['ABCDE FGHJK', 'ABCDEFGHJK'],
  ['ABCDEFGHJ', null],
  ['ABCDEFGHJKM', null],
  ['ABCDEFGHI2', null],
  ['ABCDEFGH10', null],
  ['กขคงจฉชซฌญ', null],
  ["' or 1=1--", null],
  ['', null],
  [' '.repeat(50) + 'ABCDEFGHJK', null],
])('%j is read as %j', (typed, code) => {
  expect(readCode(typed)).toBe(code)
})
