import { expect, test } from 'vitest'

import { addDays } from './bangkok.ts'
import { formatDay } from './format.ts'
import { parseThaiDay } from './parse-day.ts'

test.each([
  '14/12/69',
  '14/12/2569',
  '14-12-2569',
  '14.12.2569',
  '14 / 12 / 2569',
  '14/12/2026',
  '2026-12-14',
  '2569-12-14',
  '๑๔ ธ.ค. ๒๕๖๙',
  '๑๔/๑๒/๖๙',
  '14 ธันวาคม 2569',
  '14 ธันวาคม พ.ศ. 2569',
  '14 ธันวาคม พ.ศ.2569',
  '14 ธันวาคม ค.ศ. 2026',
  'วันจันทร์ที่ 14 ธันวาคม พ.ศ. 2569',
  'วันที่ 14 ธ.ค. 69',
  '14ธค69',
  '14 ธ. ค. 69',
  '14 Dec 2026',
  '14 DECEMBER 2026',
  ' 14/12/69 ',
])('%s is 14 December 2026', (text) => {
  expect(parseThaiDay(text)).toBe('2026-12-14')
})

test.each([
  '31/02/2569',
  '29/2/2569',
  '0/12/2569',
  '14/13/2569',
  '14/12',
  '14/12/169',
  '14/12/1569',
  '14/12/9999',
  '14 ธันวา คม เย็น 2569',
  '14 ปลาคม 2569',
  '14 ธ.ค. ค.ศ. 69',
  'พรุ่งนี้',
  '',
  '1'.repeat(1000),
])('%s is no day', (text) => {
  expect(parseThaiDay(text)).toBeNull()
})

test('29 February exists in leap years only', () => {
  expect(parseThaiDay('29/2/2571')).toBe('2028-02-29')
  expect(parseThaiDay('1/2/2540')).toBe('1997-02-01')
})

test('reads back what is written', () => {
  for (let day = '2027-12-30'; day < '2029-01-02'; day = addDays(day, 1)) {
    for (const length of ['full', 'long', 'medium', 'short', 'list'] as const) {
      expect(parseThaiDay(formatDay(day, { length, locale: 'th' }))).toBe(day)
    }
    expect(parseThaiDay(formatDay(day, { length: 'medium', locale: 'en' }))).toBe(day)
  }
})
