import { expect, it } from 'vitest'
import { readBaht, readNumber } from './read-number.ts'

it.each<[string, number | null]>([
  ['0', 0],
  ['1234', 1234],
  ['1,234,567.50', 1234567.5],
  ['๑,๒๓๔.๕', 1234.5],
  [' 1 234 ', 1234],
  ['-5', -5],
  ...['', '1,5', '12,34', '1.2.3', '1e3', '0x10', 'Infinity', '--1', 'หนึ่ง', '.5'].map((text): [string, null] => [
    text,
    null,
  ]),
])('reads the number %j as %j', (text, number) => {
  expect(readNumber(text)).toBe(number)
})

it.each([
  ['฿1,234.50', 1234.5],
  ['๗๐๐ บาท', 700],
  ['THB 700', 700],
  ['700.25 baht', 700.25],
  ['700', 700],
  ['$700', null],
  ['บาท', null],
])('reads the amount %j as %j', (text, baht) => {
  expect(readBaht(text)).toBe(baht)
})
