import { describe, expect, test } from 'vitest'
import { formatHours, isOpenFor, type OpenHours, parseHours, weekdayOf } from './opening-hours.ts'

describe('opening hours', () => {
  test.each([
    ['08:30-16:30', '08:30–16:30'],
    ['๘.๓๐ – ๑๖.๓๐ น.', '08:30–16:30'],
    ['8:30–12:00, 13:00–16:30', '08:30–12:00, 13:00–16:30'],
    ['20:00-02:00', '20:00–02:00'],
    ['00:00–24:00', '00:00–24:00'],
    ['', ''],
  ])('%s is read as %s', (text, kept) => expect(formatHours(parseHours(text)!)).toBe(kept))

  test.each(['เช้า', '8', '25:00–26:00', '08:60–09:00', '08:00–24:30', '08:00', '1:00–2:00,'.repeat(5)])(
    '%s is not read',
    (text) => expect(parseHours(text)).toBe(null),
  )

  // 16 November 2026 is a Monday.
  const hours: OpenHours = {
    mon: '08:00–12:00, 12:00–17:00',
    tue: '18:00–24:00',
    wed: '00:00–02:00',
    fri: '20:00–02:00',
  }
  const at = (on: number, time: string) => Date.parse(`2026-11-${on}T${time}:00+07:00`)
  test.each([
    ['all of a day', 16, '08:00', 16, '17:00', true],
    ['a minute too early', 16, '07:59', 16, '09:00', false],
    ['a minute too late', 16, '16:00', 16, '17:01', false],
    ['over midnight, where both days say so', 17, '23:00', 18, '01:00', true],
    ['until midnight', 17, '18:00', 18, '00:00', true],
    ['from midnight', 18, '00:00', 18, '02:00', true],
    ['over midnight too long', 17, '23:00', 18, '02:01', false],
    ['a night that one day says', 20, '20:00', 21, '02:00', true],
    ['the end of that night', 21, '01:00', 21, '02:00', true],
    ['a night that nobody says', 21, '20:00', 21, '21:00', false],
    ['a closed day', 19, '09:00', 19, '10:00', false],
    ['from one open day to the next', 16, '16:00', 17, '19:00', false],
    ['a week', 16, '08:00', 23, '12:00', false],
  ] as const)('%s', (_what, d1, t1, d2, t2, isOpen) =>
    expect(isOpenFor(hours, { from: at(d1, t1), to: at(d2, t2) })).toBe(isOpen),
  )

  test('a room that never closes is open for a week', () => {
    const always = Object.fromEntries(
      ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((name) => [name, '00:00–24:00']),
    )
    expect(isOpenFor(always, { from: at(16, '09:00'), to: at(23, '09:00') })).toBe(true)
  })

  test('the days of a week', () => expect(['2026-11-16', '2026-11-22'].map(weekdayOf)).toEqual(['mon', 'sun']))
})
