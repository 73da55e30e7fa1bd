import { expect, test } from 'vitest'

import {
  type AttemptLimits,
  attemptEnd,
  attemptPhase,
  graceEnd,
  nextStart,
  remainingMs,
  startNow,
} from './attempt-time.ts'

const at = (time: string) => `2026-11-27T${time.padEnd(8, ':00')}.000Z`
const help = (timeFactor: number, extraMinutes = 0, ownClosesAt: string | null = null) => ({
  accommodation: { timeFactor, extraMinutes, ownClosesAt },
})
const extend = (minutes: number, movesWindow = true) => ({ extension: { minutes, movesWindow } })

test.each<[string, Partial<AttemptLimits>, string | null]>([
  ['the duration', {}, at('10:00')],
  ['the window is later', { closesAt: at('12:00') }, at('10:00')],
  ['a late start', { closesAt: at('09:20') }, at('09:20')],
  ['no duration', { duration: null, closesAt: at('12:00') }, at('12:00')],
  ['nothing limits', { duration: null }, null],
  ['half as much again', help(1.5), at('10:30')],
  ['half as much again, with 10 minutes', help(1.5, 10), at('10:40')],
  ['a third as much again', help(1.33), at('10:19:48')],
  ['half as much again, but the window ends', { ...help(1.5), closesAt: at('10:00') }, at('10:00')],
  ['half as much again in their own window', { ...help(1.5, 0, at('11:00')), closesAt: at('10:00') }, at('10:30')],
  ['an own window that is earlier takes nothing', { ...help(1, 0, at('09:30')), closesAt: at('11:00') }, at('10:00')],
  ['an extension', extend(15), at('10:15')],
  ['an extension moves the window', { ...extend(15), closesAt: at('10:00') }, at('10:15')],
  ['an extension within the window', { ...extend(15, false), closesAt: at('10:05') }, at('10:05')],
  ['a pause of two minutes', { pausedMs: 120_000, closesAt: at('10:00') }, at('10:02')],
  ['all together', { ...help(1.5, 5), ...extend(10), pausedMs: 60_000, closesAt: at('12:00') }, at('10:46')],
  ['over midnight', { startedAt: at('23:30') }, '2026-11-28T00:30:00.000Z'],
  ['a start written at +07:00', { startedAt: '2026-11-27T16:00:00+07:00' }, at('10:00')],
])('the end: %s', (_, limits, end) => {
  expect(attemptEnd({ startedAt: at('09:00'), duration: 60, closesAt: null, ...limits })).toBe(end)
})

test.each([
  ['09:59:59', 2, false, 'open'],
  ['10:00', 2, false, 'grace'],
  ['10:01:59', 2, false, 'grace'],
  ['10:02', 2, false, 'ended'],
  ['10:00', 0, false, 'ended'],
  ['12:00', 2, true, 'open'],
])('at %s with %i minutes of grace, paused %s, an attempt is %s', (time, graceMinutes, isPaused, phase) => {
  expect(attemptPhase({ endsAt: at('10:00'), graceMinutes, isPaused }, new Date(at(time)))).toBe(phase)
})

test('without an end an attempt is open, and nothing remains to count', () => {
  const now = new Date(at('10:00'))
  expect(attemptPhase({ endsAt: null, graceMinutes: 0 }, now)).toBe('open')
  expect(remainingMs(null, now)).toBeNull()
  expect(graceEnd(null, 2)).toBeNull()
})

test('what remains is never negative, and the grace follows the end', () => {
  expect(remainingMs(at('10:00'), new Date(at('09:59:58')))).toBe(2000)
  expect(remainingMs(at('10:00'), new Date(at('11:00')))).toBe(0)
  expect(graceEnd(at('10:00'), 2)).toBe(at('10:02'))
  expect(nextStart(at('10:00'), 90)).toBe(at('11:30'))
})

test.each([
  [at('09:00'), { endsAt: at('10:00'), isShortened: false }],
  [at('09:30'), { endsAt: at('10:00'), isShortened: true }],
])('who starts at %s knows their end before', (now, start) => {
  expect(startNow({ duration: 60, closesAt: at('10:00') }, new Date(now))).toEqual(start)
})
