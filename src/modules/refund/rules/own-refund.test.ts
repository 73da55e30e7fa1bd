import { expect, test } from 'vitest'
import { ownRefundShare, type OwnRefundShare } from './own-refund.ts'

const all: OwnRefundShare = { kind: 'percent', percent: 100 }

test.each<[string, number | null, number | null, string, OwnRefundShare]>([
  ['staff decide by default', null, null, '2026-12-01', { kind: 'staff' }],
  ['a percentage alone says nothing', null, 50, '2026-12-01', { kind: 'staff' }],
  ['all until the day', 7, 50, '2026-12-03', all],
  ['a part from the next day on', 7, 50, '2026-12-04', { kind: 'percent', percent: 50 }],
  ['a part until the day before', 7, 50, '2026-12-09', { kind: 'percent', percent: 50 }],
  ['nothing once it has begun', 7, 50, '2026-12-10', { kind: 'begun' }],
  ['nothing where nothing goes back', 7, 0, '2026-12-04', { kind: 'none' }],
  ['staff decide about the late ones', 7, null, '2026-12-04', { kind: 'staff' }],
  ['all until the day before', 0, 50, '2026-12-09', all],
  ['also by default nobody cancels what has begun', null, null, '2026-12-10', { kind: 'begun' }],
])('%s', (_, fullDays, latePercent, today, share) => {
  expect(ownRefundShare({ fullDays, latePercent }, { startDate: '2026-12-10', today })).toEqual(share)
})
