import { expect, test } from 'vitest'
import { masked } from './masked.ts'

test.each([
  ['ผู้ใช้ manee@wicha.test ล้มเหลว', 'ผู้ใช้ [e-mail] ล้มเหลว'],
  ['1101700207030 ไม่ถูกต้อง', '[13 digits] ไม่ถูกต้อง'],
  ['โทร 0812345678 และ 021234567', 'โทร [phone] และ [phone]'],
  ['/user/reset?requestId=a.b&x=1 TypeError', '/user/reset?requestId=[…]&x=1 TypeError'],
  ['/user/auth?code=abc&state=def', '/user/auth?code=[…]&state=[…]'],
  ['TypeError: x is undefined at 12:34', 'TypeError: x is undefined at 12:34'],
])('%s is told as %s', (text, told) => {
  expect(masked(text)).toBe(told)
})
