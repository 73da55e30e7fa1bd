import { expect, test } from 'vitest'
import { backoff } from './backoff.ts'

test('grows fourfold from a second to an hour', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 50].map((tries) => backoff(tries, 0.5))).toEqual([
    ...[1000, 4000, 16_000, 64_000, 256_000, 1_024_000],
    ...[3_600_000, 3_600_000, 3_600_000],
  ])
})

test('is spread over half of it and one and a half', () => {
  expect([0, 0.25, 1].map((chance) => backoff(2, chance))).toEqual([2000, 3000, 6000])
})
