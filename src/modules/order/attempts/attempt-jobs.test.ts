import { expect, test } from 'vitest'
import { isLastLook, nextLook } from './attempt-jobs.ts'

const minute = 60_000

test.each<[now: number, expiresAt: number, next: number | null]>([
  [0, 1440, 1],
  [1, 1440, 3],
  [2, 1440, 3],
  [10, 1440, 30],
  [30, 45, 45],
  [45, 45, 120],
  [120, 1440, 1440],
  [1440, 1440, null],
  [1440, 1500, 1500],
])('after %i minutes an attempt that ends after %i is looked at after %j', (now, expiresAt, next) => {
  const moments = { startedAt: 0, expiresAt: expiresAt * minute }
  expect(nextLook(moments, now * minute)).toBe(next === null ? null : next * minute)
})

test('the last look is a day after the start', () => {
  expect([isLastLook(0, 1439 * minute), isLastLook(0, 1440 * minute)]).toEqual([false, true])
})
