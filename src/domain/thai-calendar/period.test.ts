import { expect, test } from 'vitest'
import { monthOf, periodWritten, yearOf } from './period.ts'

test.each([
  ['1/11/69', '21 พ.ย. 2569', { from: '2026-11-01', to: '2026-11-21' }],
  ['2026-11-21', '2026-11-21', { from: '2026-11-21', to: '2026-11-21' }],
  ['2026-11-22', '2026-11-21', null],
  ['', '2026-11-21', null],
  ['yesterday', 'today', null],
])('%s to %s is %j', (from, to, period) => {
  expect(periodWritten({ from, to })).toEqual(period)
})

test('a year and a month end today', () => {
  expect(yearOf('2026-11-21')).toEqual({ from: '2026-01-01', to: '2026-11-21' })
  expect(monthOf('2026-11-21')).toEqual({ from: '2026-11-01', to: '2026-11-21' })
})
