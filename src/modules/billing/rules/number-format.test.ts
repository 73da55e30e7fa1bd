import { expect, test } from 'vitest'
import { defaultNumberFormat, isNumberFormat, numberIn, seriesHead } from './number-format.ts'

const november = { prefix: 'RC', branchNo: '00001', day: '2026-11-30' }

test.each([
  [defaultNumberFormat, november, 'RC6911-'],
  [defaultNumberFormat, { ...november, day: '2026-12-01' }, 'RC6912-'],
  [defaultNumberFormat, { ...november, day: '2027-01-01' }, 'RC7001-'],
  ['{prefix}{branch}-{yyyy}{mm}-{n}', november, 'RC00001-256911-'],
  ['{prefix}{yy}/{n}', november, 'RC69/'],
])('%s begins with the Buddhist year and month', (format, parts, head) => {
  expect(isNumberFormat(format)).toBe(true)
  expect(seriesHead(format, parts)).toBe(head)
})

test.each([
  '',
  '{n}',
  '{prefix}{n}',
  '{yy}{n}',
  '{prefix}{yy}',
  '{prefix}{yy}{n}x',
  '{prefix}{yy} {n}',
  'ก{prefix}{yy}{n}',
])('the format %s is refused', (format) => expect(isNumberFormat(format)).toBe(false))

test('numbers have five digits, and more if they need them', () => {
  expect([1, 99_999, 100_000].map((n) => numberIn('RC6911-', n))).toEqual([
    'RC6911-00001',
    'RC6911-99999',
    'RC6911-100000',
  ])
})

test('a series needs a day', () => {
  expect(() => seriesHead(defaultNumberFormat, { ...november, day: '2026-02-30' })).toThrow(RangeError)
})
