import { expect, test } from 'vitest'
import { nextDue, type Schedule } from './schedule.ts'

test.each<[Schedule, string, string]>([
  [{ everyMinutes: 15 }, '2026-11-20T03:00:00Z', '2026-11-20T03:15:00Z'],
  [{ everyMinutes: 15 }, '2026-11-20T03:14:59.999Z', '2026-11-20T03:15:00Z'],
  [{ everyMinutes: 60 }, '2026-11-20T03:15:00Z', '2026-11-20T04:00:00Z'],
  [{ everyMinutes: 1440 }, '2026-11-20T16:59:59Z', '2026-11-20T17:00:00Z'],
  [{ everyMinutes: 1440 }, '2026-11-20T17:00:00Z', '2026-11-21T17:00:00Z'],
  [{ dailyAt: '03:30' }, '2026-11-20T20:29:59Z', '2026-11-20T20:30:00Z'],
  [{ dailyAt: '03:30' }, '2026-11-20T20:30:00Z', '2026-11-21T20:30:00Z'],
  [{ dailyAt: '00:00' }, '2026-12-31T16:00:00Z', '2026-12-31T17:00:00Z'],
  [{ dailyAt: '23:59' }, '2026-11-20T17:00:00Z', '2026-11-21T16:59:00Z'],
])('%j is due after %s at %s', (schedule, now, due) => {
  expect(new Date(nextDue(schedule, Date.parse(now))).toISOString()).toBe(new Date(due).toISOString())
})

test.each(['24:00', '3:30', '', '03:60'])('%j is no time of the day', (dailyAt) => {
  expect(() => nextDue({ dailyAt }, 0)).toThrow(RangeError)
})
