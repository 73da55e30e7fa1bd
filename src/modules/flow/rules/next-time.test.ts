import { expect, test } from 'vitest'
import { nextTime } from './next-time.ts'

const startsAt = '2026-01-31T01:00:00.000Z'

test.each([
  ['hour', '2026-01-31T05:30:00Z', '2026-01-31T06:00:00.000Z'],
  ['day', '2026-02-10T01:00:00Z', '2026-02-11T01:00:00.000Z'],
  ['week', '2026-02-01T00:00:00Z', '2026-02-07T01:00:00.000Z'],
  ['month', '2026-01-31T01:00:00Z', '2026-02-28T01:00:00.000Z'],
  ['month', '2026-03-01T00:00:00Z', '2026-03-31T01:00:00.000Z'],
  ['month', '2027-12-31T01:00:00Z', '2028-01-31T01:00:00.000Z'],
  ['day', '2025-01-01T00:00:00Z', startsAt],
] as const)('every %s, after %s, is next at %s', (every, now, next) => {
  expect(nextTime({ every, startsAt }, Date.parse(now))).toBe(next)
})

test('without a schedule there is no next time', () => {
  expect(nextTime({ every: null, startsAt }, 0)).toBeNull()
  expect(nextTime({ every: 'day', startsAt: null }, 0)).toBeNull()
})
