import { describe, expect, it } from 'vitest'
import { dayAfter, monthsOf, standOf, yearAsked, yearsAround } from './training-year.ts'

describe('the years of the calendar', () => {
  it('L263.1 in 2569 go from 2567 to 2571', () => {
    expect(yearsAround(2026).map((year) => year + 543)).toEqual([2567, 2568, 2569, 2570, 2571])
  })

  it.each([
    [null, 2026],
    ['', 2026],
    ['2024', 2024],
    ['2028', 2028],
    ['2023', 2026],
    ['2029', 2026],
    ['2569', 2026],
    ['20 27', 2026],
    ['-2026', 2026],
    ["2026'--", 2026],
    ['9'.repeat(5000), 2026],
  ])('for ?year=%s is %i', (asked, year) => expect(yearAsked(asked, 2026)).toBe(year))
})

const none = { startDate: null, endDate: null, startRegistDate: null, endRegistDate: null }

describe('where a course stands', () => {
  it.each([
    [{ startDate: '2026-11-28', endDate: '2026-12-01' }, 'training', '2026-11-28', '2026-12-01', '2026-12-02'],
    [{ startDate: '2026-11-28' }, 'training', '2026-11-28', '2026-11-28', '2026-11-29'],
    [{ startDate: '2026-11-28', endDate: '2026-11-01' }, 'training', '2026-11-28', '2026-11-28', '2026-11-29'],
    [{ startDate: '2026-12-31', startRegistDate: '2026-01-01' }, 'training', '2026-12-31', '2026-12-31', '2027-01-01'],
    [
      { startRegistDate: '2026-01-01', endRegistDate: '2026-02-01' },
      'registration',
      '2026-01-01',
      '2026-02-01',
      '2026-02-02',
    ],
  ] as const)('%j: %s from %s to %s, before %s', (days, kind, first, last, after) => {
    const stand = standOf({ ...none, ...days })!
    expect(stand).toEqual({ kind, first, last })
    expect(dayAfter(stand)).toBe(after)
  })

  it('is nowhere without a day', () => expect(standOf({ ...none, endDate: '2026-11-01' })).toBeNull())
})

it('L55.1 two courses of one month and one of another are two months, the one over, the other to come', () => {
  const at = (first: string) => ({ stand: { kind: 'training' as const, first, last: first } })
  const months = monthsOf([at('2026-12-01'), at('2026-03-02'), at('2026-12-09')], '2026-11-30')
  expect(months.map(({ month, season, courses }) => [month, season, courses.length])).toEqual([
    [3, 'past', 1],
    [12, 'coming', 2],
  ])
  expect(monthsOf([at('2026-11-01')], '2026-11-30')[0]!.season).toBe('now')
})
