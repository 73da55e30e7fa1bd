import { describe, expect, it } from 'vitest'
import { announcedMinute, isDeviceClockOff, readClock, remainingMs } from './clock.ts'

const minuteMs = 60_000
const reply = { serverNow: '2026-11-28T03:00:00Z', endsAt: '2026-11-28T03:30:00Z', isPaused: false }
const clock = readClock(reply, { sentMs: 1000, receivedMs: 1400 })

describe('time left', () => {
  it.each([
    ['at the reply', clock, 1200, 30 * minuteMs],
    ['a minute later', clock, 1200 + minuteMs, 29 * minuteMs],
    ['after the end', clock, 1200 + 31 * minuteMs, 0],
    ['in a pause', { ...clock, isPaused: true }, 1200 + 20 * minuteMs, 30 * minuteMs],
    ['without an end', { ...clock, endsAtMs: null }, 5000, null],
  ])('%s', (_, of, nowMs, expected) => {
    expect(remainingMs(of, nowMs)).toBe(expected)
  })
})

describe('announcements', () => {
  it('are made once at ten, five and one minute only, in an hour of seconds', () => {
    const announced: number[] = []
    for (let leftMs = 60 * minuteMs; leftMs >= 0; leftMs -= 1000) {
      const minute = announcedMinute(leftMs + 1000, leftMs)
      if (minute !== null) announced.push(minute)
    }
    expect(announced).toEqual([10, 5, 1])
  })

  it.each([
    ['the first reading says nothing', null, 9 * minuteMs, null],
    ['a sleep over several says the last', 20 * minuteMs, 30_000, 1],
    ['the end says nothing', 2000, 0, null],
    ['more time says nothing', 4 * minuteMs, 20 * minuteMs, null],
  ])('%s', (_, before, after, expected) => {
    expect(announcedMinute(before, after)).toBe(expected)
  })
})

describe('the clock of the device', () => {
  const server = Date.parse(reply.serverNow)
  it.each([
    [0, false],
    [110_000, false],
    [-130_000, true],
    [60 * minuteMs, true],
    [-60 * minuteMs, true],
  ])('that is off by %i ms', (skewMs, expected) => {
    expect(isDeviceClockOff(clock, { nowMs: 6200, dateMs: server + 5000 + skewMs })).toBe(expected)
  })
})
