import { expect, test } from 'vitest'

import { addDays } from './bangkok.ts'
import { formatDay } from './format.ts'
import { parseThaiDay, readThaiDay } from './parse-day.ts'

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
  '14-ธ.ค.-69',
  '14-ธ.ค.-2569',
  '14 - ธันวาคม - 69',
  '14-Dec-26',
  '14/Dec/2026',
  '14/12/2569 0:00',
  '14/12/2569 00:00:00',
  '14/12/2026 12:00:00 AM',
  '2026/12/14',
  '2569/12/14',
  '2026.12.14',
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
  '14/12/26',
  '14-ธ.ค.-26',
  '14-Dec-69',
  '14/12/2569 9:00',
  '2026/14/12',
  '14/12-ธ.ค.-69',
  'พรุ่งนี้',
  '',
  '1'.repeat(1000),
])('%s is no day', (text) => {
  expect(parseThaiDay(text)).toBeNull()
})

test.each([
  ['20-พ.ย.-69', { day: '2026-11-20', shortYear: 'buddhist' }],
  ['20/11/30', { day: '1987-11-20', shortYear: 'buddhist' }],
  ['20 พ.ย. พ.ศ. 26', { day: '1983-11-20', shortYear: 'buddhist' }],
  ['20-Nov-26', { day: '2026-11-20', shortYear: 'gregorian' }],
  ['1 Sept 29', { day: '2029-09-01', shortYear: 'gregorian' }],
  ['20/11/2569', { day: '2026-11-20' }],
  ['20/11/29', { fault: 'ambiguous' }],
  ['20-พ.ย.-26', { fault: 'ambiguous' }],
  ['20-Nov-30', { fault: 'ambiguous' }],
  ['20-Nov-69', { fault: 'ambiguous' }],
  ['31/02/26', { fault: 'none' }],
])('the year of %s is read as it can be, or not at all', (text, read) => expect(readThaiDay(text)).toEqual(read))

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
