import { expect, test } from 'vitest'
import { type CouponLimits, problemOf } from './coupon-state.ts'

const limits: CouponLimits = {
  ...{ active: true, from: null, until: null, uses: 3, used: 0, budget: null, spent: 0, recipient: null },
}

test.each<[Partial<CouponLimits>, ReturnType<typeof problemOf>]>([
  [{}, null],
  [{ active: false }, 'unknown'],
  [{ recipient: 'other' }, 'unknown'],
  [{ recipient: 'me' }, null],
  [{ from: '2026-11-28' }, null],
  [{ from: '2026-11-29' }, 'early'],
  [{ until: '2026-11-28' }, null],
  [{ until: '2026-11-27' }, 'late'],
  [{ used: 2 }, null],
  [{ used: 3 }, 'usedUp'],
  [{ used: 4 }, 'usedUp'],
  [{ budget: 100, spent: 99.99 }, null],
  [{ budget: 100, spent: 100 }, 'usedUp'],
])('%j is %j', (more, problem) => {
  expect(problemOf({ ...limits, ...more }, { userID: 'me', today: '2026-11-28' })).toBe(problem)
})
