import { expect, test } from 'vitest'
import { defaultQuietHours, isTimeOfDay, quietUntil } from './quiet-hours.ts'

const bangkok = (text: string) => Date.parse(`${text}+07:00`)

test.each([
  ['2026-11-27T20:59:59', null],
  ['2026-11-27T21:00:00', '2026-11-28T08:00:00'],
  ['2026-11-27T23:59:59', '2026-11-28T08:00:00'],
  ['2026-11-28T00:00:00', '2026-11-28T08:00:00'],
  ['2026-11-28T07:59:59', '2026-11-28T08:00:00'],
  ['2026-11-28T08:00:00', null],
  ['2026-12-31T22:00:00', '2027-01-01T08:00:00'],
])('from nine in the evening to eight, a mail of %s waits until %s', (now, until) => {
  expect(quietUntil(bangkok(now), defaultQuietHours)).toBe(until && bangkok(until))
})

test.each([
  ['12:00', '13:00', '2026-11-27T12:30:00', '2026-11-27T13:00:00'],
  ['12:00', '13:00', '2026-11-27T13:00:00', null],
  ['12:00', '13:00', '2026-11-27T11:59:00', null],
  ['00:00', '06:00', '2026-11-27T00:00:00', '2026-11-27T06:00:00'],
  ['22:00', '00:00', '2026-11-27T23:00:00', '2026-11-28T00:00:00'],
  ['22:00', '00:00', '2026-11-28T00:00:00', null],
  ['08:00', '08:00', '2026-11-27T08:00:00', null],
])('from %s to %s, a mail of %s waits until %s', (quietFrom, quietTo, now, until) => {
  expect(quietUntil(bangkok(now), { quietFrom, quietTo })).toBe(until && bangkok(until))
})

test.each([
  ['00:00', true],
  ['23:59', true],
  ['24:00', false],
  ['8:00', false],
  ['', false],
  ['08:00 ', false],
])('%j is a time of the day: %s', (text, is) => {
  expect(isTimeOfDay(text)).toBe(is)
})
