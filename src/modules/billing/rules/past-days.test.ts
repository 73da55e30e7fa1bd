import { expect, test } from 'vitest'
import { pastDays } from './past-days.ts'

test.each([
  ['2026-11-28', null, null],
  ['2026-12-01', '2026-12-31', null],
  ['2026-11-27', null, { first: '2026-11-27', last: '2026-11-27' }],
  ['2026-10-01', '2026-10-31', { first: '2026-10-01', last: '2026-10-31' }],
  ['2026-10-01', '2027-09-30', { first: '2026-10-01', last: '2026-11-27' }],
])('on 28 November the past days from %s until %s are %j', (from, until, days) => {
  expect(pastDays({ from, until }, '2026-11-28')).toEqual(days)
})
