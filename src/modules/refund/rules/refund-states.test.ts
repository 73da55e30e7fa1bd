import { expect, test } from 'vitest'
import { actsOn, counts, mayApprove, nextRefundState, type RefundState } from './refund-states.ts'

const at = (state: RefundState, approvedAt: string | null = '2026-11-20') => ({ state, approvedAt })

test.each<[ReturnType<typeof at>, string[]]>([
  [at('requested', null), ['approve', 'reject']],
  [at('approved'), ['send', 'fail']],
  [at('sent'), ['finish', 'fail']],
  [at('done'), []],
  [at('failed'), ['send']],
  [at('failed', null), []],
])('of %j, people can %j', (refund, acts) => {
  expect(actsOn(refund)).toEqual(acts)
})

test.each([
  [at('requested', null), true],
  [at('failed', null), false],
  [at('failed'), true],
  [at('done'), true],
])('%j counts: %s', (refund, expected) => {
  expect(counts(refund)).toBe(expected)
})

test.each([
  [{ sum: 100, limit: 0, requesterID: 'a', viewerID: 'a' }, false],
  [{ sum: 100, limit: 99.99, requesterID: 'a', viewerID: 'a' }, false],
  [{ sum: 100, limit: 100, requesterID: 'a', viewerID: 'a' }, true],
  [{ sum: 1_000_000, limit: 0, requesterID: 'a', viewerID: 'b' }, true],
])('%j may be approved: %s', (of, expected) => {
  expect(mayApprove(of)).toBe(expected)
})

test('a refund is never finished before it is sent', () => {
  expect(nextRefundState(at('approved'), 'finish')).toBeNull()
  expect(nextRefundState(at('requested', null), 'send')).toBeNull()
})
