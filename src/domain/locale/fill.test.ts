import { expect, test } from 'vitest'
import { fill } from './fill.ts'

test('a gap is filled with its value, and stays where there is none', () => {
  expect(fill('{from}–{to} จาก {total}', { from: 1, to: 10, total: '1,240' })).toBe('1–10 จาก 1,240')
  expect(fill('{n} แถว {missing}', { n: 0 })).toBe('0 แถว {missing}')
})

test.each([
  [0, '0 rows'],
  [1, '1 row'],
  ['1', '1 row'],
  [2, '2 rows'],
  ['1,001', '1,001 rows'],
])('beside %s stands the word for as many', (n, said) => {
  expect(fill('{n} {n|row|rows}', { n })).toBe(said)
})
