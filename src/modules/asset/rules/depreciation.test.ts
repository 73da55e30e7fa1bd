import { expect, test } from 'vitest'
import { worthOn, yearsLater } from './depreciation.ts'

const computer = { value: 30_000, salvage: 1, years: 3, from: '2026-10-01' }

test.each([
  ['2026-09-30', 0, 30_000],
  ['2026-10-01', 27.37, 29_972.63],
  ['2027-09-30', 9990.54, 20_009.46],
  ['2029-09-29', 29_971.63, 28.37],
  ['2029-09-30', 29_999, 1],
  ['2040-01-01', 29_999, 1],
])('a computer of 30,000 baht used for three years has lost %s: %s, and is worth %s', (day, accumulated, book) => {
  expect(worthOn(computer, day)).toEqual({ accumulated, book })
})

test('each day loses the same to a satang, and nothing comes back', () => {
  const days = ['2026-10-01', '2026-10-02', '2026-10-03', '2026-12-31', '2027-01-01', '2028-02-29', '2028-03-01']
  const lost = days.map((day) => worthOn(computer, day).accumulated)
  expect(lost).toEqual(lost.toSorted((a, b) => a - b))
  for (const day of days) {
    const { accumulated, book } = worthOn(computer, day)
    expect(Math.round((accumulated + book) * 100)).toBe(3_000_000)
  }
})

test('what cost no more than its salvage value loses nothing, and large sums stay exact', () => {
  expect(worthOn({ value: 1, salvage: 1, years: 5, from: '2020-01-01' }, '2026-01-01')).toEqual({
    accumulated: 0,
    book: 1,
  })
  expect(worthOn({ value: 0, salvage: 1, years: 5, from: '2020-01-01' }, '2026-01-01').book).toBe(0)
  const hall = { value: 9_999_999_999.99, salvage: 1, years: 40, from: '2000-02-29' }
  expect(worthOn(hall, '2040-02-28').book).toBe(1)
})

test('29 February a year on is 1 March', () => {
  expect(yearsLater('2024-02-29', 1)).toBe('2025-03-01')
  expect(yearsLater('2024-02-29', 4)).toBe('2028-02-29')
})
