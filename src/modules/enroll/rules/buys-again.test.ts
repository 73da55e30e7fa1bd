import { expect, test } from 'vitest'
import { mayBuyAgain } from './buys-again.ts'

test.each([
  ['withdrawn', 'order', '2026-11-01T00:00:00Z', null, true],
  ['withdrawn', 'order', null, null, false],
  ['withdrawn', 'plan', null, '2026-11-01', false],
  ['active', 'order', null, '2026-11-01', false],
  ['active', 'plan', null, '2026-11-27', true],
  ['active', 'plan', null, '2026-11-28', false],
  ['active', 'plan', null, null, false],
  ['waiting', 'plan', null, '2026-11-27', false],
])('%s from %s, refunded %s, until %s: %s', (standing, source, refundedAt, endsOn, may) => {
  expect(mayBuyAgain({ standing, source, refundedAt, endsOn }, '2026-11-28')).toBe(may)
})
