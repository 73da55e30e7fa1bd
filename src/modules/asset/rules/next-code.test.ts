import { expect, test } from 'vitest'
import { nextCode } from './next-code.ts'

test.each([
  ['AS{yy}-{n}', [], 'AS69-0001'],
  ['AS{yy}-{n}', ['AS69-0002', 'AS69-0001', 'AS68-0900'], 'AS69-0003'],
  ['AS{yy}-{n}', ['AS69-12345'], 'AS69-12346'],
  ['{n}/{yyyy}', ['0007/2569', '0009/2568', 'x/2569'], '0008/2569'],
])('the next code of %s after %j is %s', (pattern, taken, next) => {
  expect(nextCode(pattern, { buddhistYear: 2569, taken })).toBe(next)
})
