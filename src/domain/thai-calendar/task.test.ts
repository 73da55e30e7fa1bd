import { expect, test } from 'vitest'
import { percentOf, taskShares, taskStatus } from './task.ts'

const days = { startDate: '2026-11-10', dueDate: '2026-11-20' }

test.each([
  ['2026-11-09', 'Upcoming'],
  ['2026-11-10', 'In Progress'],
  ['2026-11-20', 'In Progress'],
  ['2026-11-21', 'Overdue'],
  ['2027-01-01', 'Overdue'],
])('on %s a task from 10 to 20 November is %s', (today, status) => expect(taskStatus(days, today)).toBe(status))

test('shares are counted, and rounded to two decimals', () => {
  expect(taskShares(['Overdue', 'Upcoming', 'Upcoming'])).toEqual([
    { status: 'In Progress', count: 0, percent: 0 },
    { status: 'Overdue', count: 1, percent: 33.33 },
    { status: 'Upcoming', count: 2, percent: 66.67 },
  ])
})

test.each([
  [1, 3, 33.33],
  [1, 8, 12.5],
  [2, 3, 66.67],
  [0, 5, 0],
  [5, 5, 100],
  [0, 0, 0],
])('%i of %i is %f percent', (part, whole, percent) => expect(percentOf(part, whole)).toBe(percent))
