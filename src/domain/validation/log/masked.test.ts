import { expect, test } from 'vitest'
import { masked } from './masked.ts'

test.each([
  ['ผู้ใช้ manee@wicha.test ล้มเหลว', 'ผู้ใช้ [e-mail] ล้มเหลว'],
  ['1101700207030 ไม่ถูกต้อง', '[13 digits] ไม่ถูกต้อง'],
  ['โทร 0812345678 และ 021234567', 'โทร [phone] และ [phone]'],
  ['/user/reset?requestId=a.b&x=1 TypeError', '/user/reset?requestId=[…]&x=1 TypeError'],
  ['/user/auth?code=abc&state=def', '/user/auth?code=[…]&state=[…]'],
  ['postgres://wicha:s3cret@db.test/wicha ไม่ตอบ', 'postgres://db.test/wicha ไม่ตอบ'],
  ['authorization: Bearer abcdefghij.klmno', 'authorization: […] […]'],
  ['{"password":"ลับมาก","user":1}', '{"password":"[…]","user":1}'],
  ['cookie sid=0123456789abcdef; lang=th', 'cookie sid=[…]; lang=th'],
  ['token eyJhbGciOi.eyJzdWIi.c2ln หมดอายุ', 'token [token] หมดอายุ'],
  [
    'duplicate key: Key (site, name)=(a, สมชาย ใจดี) already exists',
    'duplicate key: Key (site, name)=([…]) already exists',
  ],
  ['Failing row contains (1, สมชาย, 2).', 'Failing row contains ([…]).'],
  ['invalid input syntax for type integer: "ใจดี"', 'invalid input syntax for type integer: "[…]"'],
  ['บัตร 1-1017-00207-03-0 และ ๑๑๐๑๗๐๐๒๐๗๐๓๐', 'บัตร [13 digits] และ [13 digits]'],
  ['โทร 081-234-5678 หรือ +66 81 234 5678', 'โทร [phone] หรือ [phone]'],
  [`ลายเซ็น ${'a1'.repeat(32)} ผิด`, 'ลายเซ็น [key] ผิด'],
  ['/assets/client-a1b2c3d4.js:12:345 TypeError', '/assets/client-a1b2c3d4.js:12:345 TypeError'],
  ['course 66f0a1b2c3d4e5f6a7b8c9d0 ไม่มี', 'course 66f0a1b2c3d4e5f6a7b8c9d0 ไม่มี'],
  ['TypeError: x is undefined at 12:34', 'TypeError: x is undefined at 12:34'],
])('%s is told as %s', (text, told) => {
  expect(masked(text)).toBe(told)
})
