import { expect, test } from 'vitest'
import { nextMonthStart } from './bangkok.ts'
import { monthGrid } from './month-grid.ts'

test.each([
  [{ year: 2026, month: 11 }, ['2026-11-01', '2026-12-05'], 5],
  [{ year: 2026, month: 2 }, ['2026-02-01', '2026-02-28'], 4],
  [{ year: 2024, month: 2 }, ['2024-01-28', '2024-03-02'], 5],
  [{ year: 2026, month: 8 }, ['2026-07-26', '2026-09-05'], 6],
  [{ year: 2026, month: 12 }, ['2026-11-29', '2027-01-02'], 5],
])('%j has its weeks from Sunday', (month, [first, last], count) => {
  const weeks = monthGrid(month)
  expect(weeks).toHaveLength(count)
  expect([weeks[0]![0], weeks.at(-1)![6]]).toEqual([first, last])
  for (const [sunday] of weeks) expect(new Date(`${sunday}T00:00:00Z`).getUTCDay()).toBe(0)
})

test('there is no thirteenth month', () => expect(() => monthGrid({ year: 2026, month: 13 })).toThrow(RangeError))

test.each([
  ['2026-11-22T06:00:00Z', '2026-11-30T17:00:00.000Z'],
  ['2026-11-30T17:00:00Z', '2026-12-31T17:00:00.000Z'],
  ['2027-01-31T16:59:59Z', '2027-01-31T17:00:00.000Z'],
])('of %s the month ends at %s', (now, end) => expect(nextMonthStart(Date.parse(now))).toBe(end))
