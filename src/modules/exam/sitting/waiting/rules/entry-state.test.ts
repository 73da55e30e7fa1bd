import { describe, expect, it } from 'vitest'
import { attemptAllowance } from '../../../rules/attempt-allowance.ts'
import { entryState, shortenedMinutes } from './entry-state.ts'

const now = Date.parse('2026-12-01T02:00:00Z')
const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString()
const free = {
  ...{ isBlocked: false, isLooking: false, isSitting: false, window: 'open' as const },
  ...{ left: null, nextOpensAt: null },
}

describe('the entry to an exam', () => {
  it.each([
    ['ready', {}],
    ['ready', { left: 1, nextOpensAt: at(0) }],
    ['early', { window: 'early' as const }],
    ['wait', { nextOpensAt: at(1) }],
    ['wait', { nextOpensAt: at(1), window: 'early' as const }],
    ['over', { window: 'over' as const, left: 0 }],
    ['used-up', { left: 0, nextOpensAt: at(1) }],
    ['looking', { isLooking: true }],
    ['over', { isLooking: true, window: 'over' as const }],
    ['sitting', { isSitting: true, window: 'over' as const, left: 0 }],
    ['sitting', { isSitting: true, isLooking: true }],
    ['blocked', { isBlocked: true, isSitting: true }],
  ] as const)('is %s', (state, facts) => {
    expect(entryState({ ...free, ...facts }, now)).toBe(state)
  })

  it.each([
    [null, { minutes: 60, closesAt: null }],
    [null, { minutes: null, closesAt: at(10) }],
    [null, { minutes: 60, closesAt: at(60) }],
    [null, { minutes: 60.5, closesAt: at(60) }],
    [59, { minutes: 60, closesAt: at(59.9) }],
    [0, { minutes: 60, closesAt: at(-5) }],
  ])('leaves %s minutes of a time that is cut short', (left, limits) => {
    expect(shortenedMinutes(limits, now)).toBe(left)
  })
})

describe('the attempts of a learner', () => {
  const one = { attempt: 1, startedAt: at(-60), submittedAt: at(-30) }
  const rules = { attempts: 2, waitBetween: 45, since: at(-120) }
  it.each([
    [{ next: 1, left: 2, opensAt: null }, [], rules],
    [{ next: 2, left: 1, opensAt: at(15) }, [one], rules],
    [{ next: 3, left: 0, opensAt: at(15) }, [one, { ...one, attempt: 2 }], rules],
    [{ next: 2, left: null, opensAt: at(15) }, [one], { ...rules, attempts: null }],
    [{ next: 2, left: 2, opensAt: null }, [one], { ...rules, since: at(-50) }],
    [{ next: 2, left: 1, opensAt: null }, [{ ...one, submittedAt: null }], rules],
  ])('are %j', (expected, before, settings) => {
    expect(attemptAllowance(before, settings)).toEqual(expected)
  })
})
