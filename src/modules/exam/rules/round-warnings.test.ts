import { describe, expect, it } from 'vitest'
import { canClose, type CheckedRound, roundWarnings } from './round-warnings.ts'

const round: CheckedRound = {
  ...{ status: true, opensAt: '2026-12-01T02:00:00Z', closesAt: '2026-12-01T04:00:00Z', duration: 60 },
  ...{ resultsAt: '2026-12-02T02:00:00Z', reviewUntil: '2026-12-09T02:00:00Z', appealUntil: '2026-12-09T02:00:00Z' },
  ...{ examVersion: 2, current: 2 },
}

describe('the warnings of a round', () => {
  it.each<[string, Partial<CheckedRound>, string[]]>([
    ['a complete one', {}, []],
    ['one that learners do not see', { status: false }, ['hidden']],
    ['a window shorter than the exam', { duration: 121 }, ['short']],
    ['a window as long as the exam', { duration: 120 }, []],
    ['a window without an opening time', { duration: 121, opensAt: null }, []],
    ['no end and a time limit', { closesAt: null }, []],
    ['no end and no time limit', { closesAt: null, duration: null }, ['endless']],
    ['results before the end', { resultsAt: '2026-12-01T03:00:00Z' }, ['results']],
    ['a review that ends before results', { reviewUntil: '2026-12-02T01:00:00Z' }, ['review']],
    [
      'an appeal that ends before the round, without results',
      { resultsAt: null, appealUntil: '2026-12-01T03:00:00Z' },
      ['appeal'],
    ],
    ['an earlier version', { examVersion: 1 }, ['version']],
  ])('are those of %s', (_, change, expected) => {
    expect(roundWarnings({ ...round, ...change })).toEqual(expected)
  })
})

describe('closing a round', () => {
  it.each([
    ['before it opens', '2026-12-01T01:59:59Z', {}, false],
    ['while it is open', '2026-12-01T03:00:00Z', {}, true],
    ['at its end', '2026-12-01T04:00:00Z', {}, false],
    ['without an end', '2027-01-01T00:00:00Z', { closesAt: null }, true],
    ['without any time', '2026-12-01T00:00:00Z', { opensAt: null, closesAt: null }, true],
  ])('%s', (_, now, change, expected) => {
    expect(canClose({ ...round, ...change }, now)).toBe(expected)
  })
})
