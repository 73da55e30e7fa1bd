import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { addDays, bangkokDay, bangkokTime, dayStart, instantMs, monthStart, nextMidnight } from './bangkok.ts'
import { isDay } from './day.ts'
import {
  type DayLength,
  formatDay,
  formatHours,
  formatInstant,
  formatMonth,
  formatShortMonth,
  monthParts,
  thaiYear,
} from './format.ts'

const at = (iso: string) => Date.parse(iso)

test.each([
  ['2026-11-20', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2100-02-29', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-11-31', false],
  ['0000-01-01', false],
  ['0099-01-01', true],
  ['2026-1-1', false],
  ['2026-11-20T00:00Z', false],
  ['', false],
])('%s is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected)
})

describe('Bangkok is seven hours ahead', () => {
  test.each([
    ['2026-12-31T16:59:59.999Z', '2026-12-31', '23:59', '2026-11-30T17:00:00.000Z', '2026-12-31T17:00:00.000Z'],
    ['2026-12-31T17:00:00Z', '2027-01-01', '00:00', '2026-12-31T17:00:00.000Z', '2027-01-01T17:00:00.000Z'],
    ['2028-02-29T10:05:00Z', '2028-02-29', '17:05', '2028-01-31T17:00:00.000Z', '2028-02-29T17:00:00.000Z'],
  ])('at %s', (instant, day, time, month, midnight) => {
    expect(bangkokDay(at(instant))).toBe(day)
    expect(bangkokTime(at(instant))).toBe(time)
    expect(monthStart(at(instant))).toBe(month)
    expect(nextMidnight(at(instant))).toBe(midnight)
  })
})

test('days are added over months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
  expect(() => addDays('2026-02-31', 1)).toThrow(RangeError)
  expect(dayStart('2026-11-21')).toBe('2026-11-20T17:00:00.000Z')
  expect(() => dayStart('tomorrow')).toThrow(RangeError)
})

test('an instant needs its zone and a real day', () => {
  expect(instantMs('2026-11-20T17:05:00+07:00')).toBe(at('2026-11-20T10:05:00Z'))
  expect(instantMs('2026-11-20T17:05:00')).toBeNull()
  expect(instantMs('2026-02-31T00:00:00Z')).toBeNull()
  expect(instantMs('2026-11-20T25:00:00Z')).toBeNull()
})

const written: [DayLength, string, string][] = [
  ['full', 'วันศุกร์ที่ 20 พฤศจิกายน พ.ศ. 2569', 'Friday 20 November 2026'],
  ['long', '20 พฤศจิกายน 2569', '20 November 2026'],
  ['medium', '20 พ.ย. 2569', '20 Nov 2026'],
  ['short', '20/11/69', '20/11/2026'],
  ['list', '20 พ.ย. 69', '20 Nov 2026'],
]

test.each(written)('%s', (length, th, en) => {
  expect(formatDay('2026-11-20', { length, locale: 'th' })).toBe(th)
  expect(formatDay('2026-11-20', { length, locale: 'en' })).toBe(en)
  expect(formatDay('2026-11-19T17:00:00.000Z', { length, locale: 'th' })).toBe(th)
})

test('Thai days read as Intl writes them', () => {
  const styles = (['full', 'long', 'medium', 'short'] as const).map((length) => ({
    length,
    reference: new Intl.DateTimeFormat('th-TH', { dateStyle: length, timeZone: 'Asia/Bangkok' }),
  }))
  // Before 1920 the offset of Bangkok was not a whole number of hours.
  const range = { min: new Date('1921-01-01T00:00:00Z'), max: new Date('2200-01-01T00:00:00Z'), noInvalidDate: true }
  fc.assert(
    fc.property(fc.date(range), fc.constantFrom(...styles), (date, { length, reference }) => {
      expect(formatDay(date.toISOString(), { length, locale: 'th' })).toBe(reference.format(date))
    }),
  )
})

test('an instant has its time', () => {
  const instant = '2026-11-20T10:05:00Z'
  expect(formatInstant(instant, { length: 'long', locale: 'th' })).toBe('20 พฤศจิกายน 2569 เวลา 17:05')
  expect(formatInstant(instant, { length: 'list', locale: 'th' })).toBe('20 พ.ย. 69 เวลา 17:05')
  expect(formatInstant(instant, { length: 'medium', locale: 'en' })).toBe('20 Nov 2026, 17:05')
})

test('what is no day is nothing', () => {
  expect(formatDay('2026-02-31', { length: 'long', locale: 'th' })).toBe('')
  expect(formatDay('', { length: 'long', locale: 'th' })).toBe('')
  expect(formatInstant('2026-11-20', { length: 'long', locale: 'th' })).toBe('')
})

test('months and years', () => {
  expect(formatMonth({ year: 2026, month: 11 }, 'th')).toBe('พฤศจิกายน 2569')
  expect(formatMonth({ year: 2026, month: 1 }, 'en')).toBe('January 2026')
  expect(formatShortMonth(monthParts('2026-11'), 'th')).toBe('พ.ย. 69')
  expect(formatShortMonth(monthParts('2026-01'), 'en')).toBe('Jan 26')
  expect(thaiYear(2026)).toBe(2569)
})

test.each([
  [30, '30\u00a0ชม.', '30\u00a0hrs'],
  [1, '1\u00a0ชม.', '1\u00a0hr'],
  [1.5, '1\u00a0ชม. 30\u00a0นาที', '1\u00a0hr 30\u00a0min'],
  [0.75, '45\u00a0นาที', '45\u00a0min'],
  [1.999, '2\u00a0ชม.', '2\u00a0hrs'],
  [0, '0\u00a0ชม.', '0\u00a0hrs'],
  [-1, '', ''],
  [Number.NaN, '', ''],
])('%f hours', (hours, th, en) => {
  expect(formatHours(hours, 'th')).toBe(th)
  expect(formatHours(hours, 'en')).toBe(en)
})
