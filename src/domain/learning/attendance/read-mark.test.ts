import { expect, test } from 'vitest'
import { readMark } from './read-mark.ts'

test.each([
  ['✓', 'present'],
  ['✔️', 'present'],
  [' มา ', 'present'],
  ['ม', 'present'],
  ['PRESENT', 'present'],
  ['๑', 'present'],
  ['สาย', 'late'],
  ['Late', 'late'],
  ['½', 'half'],
  ['1/2', 'half'],
  ['0.5', 'half'],
  ['ครึ่งวัน', 'half'],
  ['ล', 'excused'],
  ['ลาป่วย', 'excused'],
  ['ข', 'absent'],
  ['x', 'absent'],
  ['0', 'absent'],
  ['', undefined],
  [' \u200b ', undefined],
  ['?', null],
  ['-', null],
  ['มามา', null],
  ['__proto__', null],
  ['constructor', null],
])('%j is read as %s', (text, status) => expect(readMark(text)).toBe(status))

test('a name that the site uses is known too', () => {
  expect(readMark('ลางาน', new Map([['excused', 'ลางาน']]))).toBe('excused')
})
