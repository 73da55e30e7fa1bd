import { expect, test } from 'vitest'
import { excessOf, pluginsBetween, trendOf } from './package-change.ts'

test.each([
  [10, 10, 0],
  [11, 10, 1],
  [11, null, 0],
  [0, 0, 0],
])('%s used of %s is %s too many', (used, next, excess) => {
  expect(excessOf({ used, next })).toBe(excess)
})

test.each([
  [10, 10, 'same'],
  [null, null, 'same'],
  [10, null, 'more'],
  [10, 11, 'more'],
  [null, 1_000_000, 'less'],
  [10, 9, 'less'],
] as const)('from %s to %s is %s', (now, next, trend) => {
  expect(trendOf({ now, next })).toBe(trend)
})

test('a package that names no plugins includes all of them', () => {
  expect(pluginsBetween(['lesson', 'shop'], { now: [], next: ['lesson'] })).toEqual({ lost: ['shop'], gained: [] })
  expect(pluginsBetween(['lesson', 'shop'], { now: ['lesson'], next: [] })).toEqual({ lost: [], gained: ['shop'] })
  expect(pluginsBetween([], { now: [], next: ['lesson'] })).toEqual({ lost: [], gained: [] })
})
