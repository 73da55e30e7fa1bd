import { expect, test } from 'vitest'
import { stepsTo } from './steps.ts'

test.each([
  [0, [0, 1]],
  [0.25, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [9, [0, 3, 6, 9]],
  [807, [0, 250, 500, 750, 1000]],
  [1_284_500, [0, 500_000, 1_000_000, 1_500_000]],
])('lines behind bars of up to %d', (highest, steps) => expect(stepsTo(highest)).toEqual(steps))

test('no bar is above the topmost, and there are never more than four', () => {
  for (let highest = 1; highest < 5000; highest += 7) {
    const steps = stepsTo(highest)
    expect(steps.at(-1)!, String(highest)).toBeGreaterThanOrEqual(highest)
    expect(steps.length, String(highest)).toBeLessThanOrEqual(5)
  }
})
