import { describe, expect, test } from 'vitest'
import {
  accessUntil,
  canRenew,
  isBillDue,
  lastDayOf,
  monthsOf,
  type PaidTime,
  periodAfter,
  stateOn,
  timeWithout,
} from './period.ts'

const time = (startsOn: string, months: number, more: Partial<PaidTime> = {}): PaidTime => ({
  ...{ startsOn, months, endsOn: lastDayOf({ startsOn, months }), isCancelled: false },
  ...more,
})

test.each([
  ['2026-01-15', 1, '2026-02-14'],
  ['2026-01-31', 1, '2026-02-27'],
  ['2026-01-31', 2, '2026-03-30'],
  ['2026-01-31', 13, '2027-02-27'],
  ['2028-01-31', 1, '2028-02-28'],
  ['2028-02-29', 12, '2029-02-27'],
  ['2028-02-29', 48, '2032-02-28'],
  ['2026-12-01', 1, '2026-12-31'],
  ['2026-08-31', 6, '2027-02-27'],
])('%s and %d months end on %s', (startsOn, months, endsOn) => {
  expect(lastDayOf({ startsOn, months })).toBe(endsOn)
})

test('twelve payments for a month end where one for a year does, from any day', () => {
  for (const day of ['2026-01-31', '2028-02-29', '2027-05-30', '2026-12-15']) {
    let now = periodAfter(null, { months: 1, paidOn: day }).time
    for (let n = 1; n < 12; n++) now = periodAfter(now, { months: 1, paidOn: now.endsOn }).time
    expect(now, day).toEqual(periodAfter(null, { months: 12, paidOn: day }).time)
  }
})

describe('a payment', () => {
  const january = time('2026-01-31', 1)
  test.each<[string, PaidTime | null, string, string, string, string]>([
    ['the first', null, '2026-01-31', 'start', '2026-01-31', '2026-02-27'],
    ['before the end', january, '2026-02-20', 'renewal', '2026-02-28', '2026-03-30'],
    ['on the last day', january, '2026-02-27', 'renewal', '2026-02-28', '2026-03-30'],
    ['on the last day of grace', january, '2026-03-02', 'renewal', '2026-02-28', '2026-03-30'],
    ['after the grace', january, '2026-03-03', 'start', '2026-03-03', '2026-04-02'],
    ['after cancelling', { ...january, isCancelled: true }, '2026-02-27', 'renewal', '2026-02-28', '2026-03-30'],
    ['late after cancelling', { ...january, isCancelled: true }, '2026-02-28', 'start', '2026-02-28', '2026-03-27'],
    ['after a refund', { ...january, months: 0 }, '2026-02-01', 'start', '2026-02-01', '2026-02-28'],
  ])('%s', (_what, current, paidOn, kind, from, endsOn) => {
    const next = periodAfter(current, { months: 1, paidOn })
    expect([next.kind, next.from, next.time.endsOn, next.time.isCancelled]).toEqual([kind, from, endsOn, false])
  })
})

test.each<[string, Partial<PaidTime>, string]>([
  ['2026-02-27', {}, 'active'],
  ['2026-02-28', {}, 'grace'],
  ['2026-03-02', {}, 'grace'],
  ['2026-03-03', {}, 'ended'],
  ['2026-02-27', { isCancelled: true }, 'cancelled'],
  ['2026-02-28', { isCancelled: true }, 'ended'],
  ['2026-02-28', { months: 0 }, 'ended'],
])('on %s with %j it is %s', (today, more, state) => {
  expect(stateOn(today, time('2026-01-31', 1, more))).toBe(state)
})

test('a refund takes its months from the end, and all of them end access the day before', () => {
  const two = time('2026-01-31', 2)
  expect(timeWithout(two, { months: 1, today: '2026-02-10' })).toEqual(time('2026-01-31', 1))
  const none = timeWithout(two, { months: 2, today: '2026-02-10' })
  expect([none.endsOn, accessUntil(none), stateOn('2026-02-10', none)]).toEqual(['2026-02-09', '2026-02-09', 'ended'])
})

test.each<[string, boolean, boolean]>([
  ['2026-02-12', false, false],
  ['2026-02-13', false, true],
  ['2026-02-19', false, true],
  ['2026-02-20', true, true],
  ['2026-03-02', true, true],
  ['2026-03-03', false, true],
])('on %s a bill is due: %s, and a payment is taken: %s', (today, due, may) => {
  const now = time('2026-01-31', 1)
  expect([isBillDue(today, now), canRenew(today, now)]).toEqual([due, may])
  expect(isBillDue(today, { ...now, isCancelled: true })).toBe(false)
  expect(canRenew(today, { ...now, isCancelled: true })).toBe(true)
})

test('a period of years has twelve months each', () => {
  expect([monthsOf({ period: 'month', count: 3 }), monthsOf({ period: 'year', count: 2 })]).toEqual([3, 24])
})
