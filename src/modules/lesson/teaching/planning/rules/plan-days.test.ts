import { describe, expect, test } from 'vitest'
import { copyShift } from './copy-shift.ts'
import { type DayPattern, type HolidayRule, mostSessions, placeDays, planDays } from './plan-days.ts'
import { hoursFault, hoursOn } from './session-hours.ts'

// 30 November 2026 is a Monday; 5 (Saturday), 7 and 10 December are holidays.
const holidays = new Map([
  ['2026-12-05', 'วันพ่อแห่งชาติ'],
  ['2026-12-07', 'ชดเชยวันพ่อแห่งชาติ'],
  ['2026-12-10', 'วันรัฐธรรมนูญ'],
])
const workdays = [1, 2, 3, 4, 5]
const daily = [0, 1, 2, 3, 4, 5, 6]
const plan = (pattern: Partial<DayPattern>, rule: HolidayRule = 'skip') => {
  const whole = { first: '2026-12-01', weekdays: workdays, count: null, until: null, ...pattern }
  const { days, skipped } = planDays(whole, { holidays, rule })
  return [days.map(({ day }) => Number(day.slice(8))), skipped.map(({ day }) => Number(day.slice(8)))]
}

describe('the days of a plan', () => {
  test.each<[string, Partial<DayPattern>, HolidayRule, number[], number[]]>([
    ['daily', { weekdays: daily, count: 3 }, 'skip', [1, 2, 3], []],
    ['on working days', { count: 4 }, 'skip', [1, 2, 3, 4], []],
    ['begin on the first day of the pattern', { weekdays: [4], count: 1 }, 'skip', [3], []],
    ['skip holidays without counting them', { count: 6 }, 'skip', [1, 2, 3, 4, 8, 9], [7]],
    ['keep holidays', { count: 5 }, 'keep', [1, 2, 3, 4, 7], []],
    ['move a holiday to the next free working day', { weekdays: [1], count: 1, first: '2026-12-07' }, 'move', [8], []],
    ['move past days that the plan has', { count: 6 }, 'move', [1, 2, 3, 4, 8, 9], []],
    ['move over a weekend', { weekdays: [4, 5], count: 2, first: '2026-12-10' }, 'move', [11, 14], []],
    [
      'move into a weekend that the plan uses',
      { weekdays: [4, 5, 6], until: '2026-12-11', first: '2026-12-10' },
      'move',
      [11, 12],
      [],
    ],
    ['until a day, inclusive', { until: '2026-12-04' }, 'skip', [1, 2, 3, 4], []],
    ['until a day or a number, whichever is first', { until: '2026-12-04', count: 2 }, 'skip', [1, 2], []],
    ['until a day before the first', { until: '2026-11-30' }, 'skip', [], []],
    ['on no weekday', { weekdays: [], count: 3 }, 'skip', [], []],
    ['only on holidays, skipped', { weekdays: [1], until: '2026-12-07', first: '2026-12-07' }, 'skip', [], [7]],
  ])('%s', (_what, pattern, rule, days, skipped) => {
    expect(plan(pattern, rule)).toEqual([days, skipped])
  })

  test('say which holiday a moved day replaces, and which one it is', () => {
    const pattern = { first: '2026-12-07', weekdays: [1], count: 1, until: null }
    expect(planDays(pattern, { holidays, rule: 'move' }).days).toEqual([
      { day: '2026-12-08', movedFrom: '2026-12-07', holiday: 'ชดเชยวันพ่อแห่งชาติ' },
    ])
    expect(planDays(pattern, { holidays, rule: 'keep' }).days[0]).toMatchObject({
      movedFrom: null,
      holiday: 'ชดเชยวันพ่อแห่งชาติ',
    })
  })

  test('are bounded in number and in time', () => {
    const forever = { first: '2026-12-01', weekdays: daily, count: 100_000, until: null }
    expect(planDays(forever, { holidays, rule: 'keep' }).days).toHaveLength(mostSessions)
    const rare = planDays({ ...forever, weekdays: [1], until: '9999-12-31' }, { holidays, rule: 'keep' })
    expect(rare.days.at(-1)!.day < '2030-01-01').toBe(true)
  })

  test('go to the same new day for all sessions of a day', () => {
    const placed = placeDays(['2026-12-07', '2026-12-07', '2026-12-08'], { holidays, rule: 'move', weekdays: [1] })
    expect([...placed].map(([day, to]) => [day, to?.day])).toEqual([
      ['2026-12-07', '2026-12-09'],
      ['2026-12-08', '2026-12-08'],
    ])
  })
})

test.each([
  ['2026-12-01', '2026-12-01', 0],
  ['2026-12-01', '2026-12-02', 7],
  ['2026-12-01', '2026-12-08', 7],
  ['2026-12-01', '2027-01-04', 35],
  ['2026-12-08', '2026-12-01', -7],
  ['2026-12-08', '2026-12-02', 0],
  ['2024-02-27', '2028-02-29', 1463],
])('a plan of %s that begins on or after %s moves by %i days', (first, start, expected) => {
  expect(copyShift(first, start)).toBe(expected)
})

test.each([
  ['nothing', [], 'empty'],
  ['one span', [[540, 960]], null],
  [
    'a break',
    [
      [540, 720],
      [780, 960],
    ],
    null,
  ],
  [
    'touching',
    [
      [540, 720],
      [720, 960],
    ],
    null,
  ],
  ['over midnight', [[1200, 1560]], null],
  ['one span of odd minutes', [[540, 615]], null],
  [
    'a break of odd minutes',
    [
      [540, 720],
      [780, 955],
    ],
    'halves',
  ],
  [
    'out of order',
    [
      [780, 960],
      [540, 720],
    ],
    'order',
  ],
  [
    'overlapping',
    [
      [540, 720],
      [700, 960],
    ],
    'order',
  ],
  [
    'more than a day',
    [
      [540, 720],
      [780, 2000],
    ],
    'order',
  ],
])('hours of %s', (_what, spans, fault) => {
  expect(hoursFault(spans.map(([from, to]) => ({ from: from!, to: to! })))).toBe(fault)
})

test('hours count without the break, and from start to end where there is none', () => {
  const [morning, afternoon] = [
    { from: 540, to: 720 },
    { from: 780, to: 960 },
  ]
  const nine = Date.parse('2026-12-01T02:00:00Z')
  expect(hoursOn('2026-12-01', [morning, afternoon])).toEqual({ from: nine, to: nine + 7 * 3_600_000, hours: 6 })
  expect(hoursOn('2026-12-01', [morning])).toEqual({ from: nine, to: nine + 3 * 3_600_000, hours: null })
})
