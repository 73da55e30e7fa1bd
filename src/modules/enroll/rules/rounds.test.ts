import { describe, expect, test } from 'vitest'
import { cancelProblem, currentRound, lastDayOf, mergeProblem, registersOn, roundProblems } from './rounds.ts'

const round = (_id: string, startDate: string, more: Partial<Parameters<typeof registersOn>[0]> = {}) => ({
  ...{ _id, status: 'open', startDate, endDate: null, startRegistDate: null, endRegistDate: null },
  ...more,
})

describe('people can register', () => {
  test.each<[string, Parameters<typeof round>[2], string, boolean]>([
    ['without days until the training ends', {}, '2026-12-10', true],
    ['not after the training has ended', {}, '2026-12-11', false],
    ['until the last day of a longer training', { endDate: '2026-12-12' }, '2026-12-12', true],
    [
      'on the first and the last day',
      { startRegistDate: '2026-12-01', endRegistDate: '2026-12-05' },
      '2026-12-05',
      true,
    ],
    ['not before', { startRegistDate: '2026-12-01' }, '2026-11-30', false],
    ['not after', { endRegistDate: '2026-12-05' }, '2026-12-06', false],
    ['not in a planned round', { status: 'planned' }, '2026-12-01', false],
    ['not in a cancelled round', { status: 'cancelled' }, '2026-12-01', false],
  ])('%s', (_case, more, today, is) => {
    expect(registersOn(round('a', '2026-12-10', more), today)).toBe(is)
  })
})

describe('a course stands for', () => {
  const [past, running, next, later] = [
    round('past', '2026-10-01'),
    round('running', '2026-11-20', { endDate: '2026-12-05', endRegistDate: '2026-11-19' }),
    round('next', '2026-12-10', { startRegistDate: '2026-12-01' }),
    round('later', '2027-01-10'),
  ]
  test.each<[string, ReturnType<typeof round>[], string, string | undefined]>([
    ['the first round that takes registrations', [past, running, next, later], '2026-11-27', 'later'],
    ['the next one once it takes registrations', [past, running, next, later], '2026-12-01', 'next'],
    ['the next to begin where none takes registrations', [past, running, next], '2026-11-27', 'next'],
    ['the one that runs where none follows', [past, running], '2026-11-27', 'running'],
    ['the latest where all have ended', [past], '2026-11-27', 'past'],
    ['none where none is open', [round('p', '2026-12-10', { status: 'planned' })], '2026-11-27', undefined],
    ['the first by id of two on one day', [round('b', '2026-12-10'), round('a', '2026-12-10')], '2026-11-27', 'a'],
  ])('%s', (_case, rounds, today, id) => {
    expect(currentRound(rounds, today)?._id).toBe(id)
  })
})

test.each<[string, Parameters<typeof round>[2], string[]]>([
  ['days in order', { endDate: '2026-12-11', startRegistDate: '2026-11-01', endRegistDate: '2026-12-09' }, []],
  ['an end before the start', { endDate: '2026-12-09' }, ['endDate end-before-start']],
  [
    'registration that closes before it opens',
    { startRegistDate: '2026-12-02', endRegistDate: '2026-12-01' },
    ['endRegistDate registration-order'],
  ],
  [
    'registration that opens after the end',
    { startRegistDate: '2026-12-11' },
    ['startRegistDate registration-after-end'],
  ],
])('finds the problem of %s', (_case, more, problems) => {
  expect(roundProblems(round('a', '2026-12-10', more)).map(({ field, problem }) => `${field} ${problem}`)).toEqual(
    problems,
  )
})

test('a last day before the first is none', () => {
  expect(lastDayOf({ startDate: '2026-12-10', endDate: '2026-12-01' })).toBe('2026-12-10')
})

describe('a learner cancels a seat in a round', () => {
  const seat = { startDate: '2026-12-10', cancelUntilDays: 3, source: 'self', today: '2026-12-01' }
  test.each<[string, Partial<Parameters<typeof cancelProblem>[0]>, ReturnType<typeof cancelProblem>]>([
    ['early', {}, null],
    ['on the last day', { today: '2026-12-07' }, null],
    ['not a day later', { today: '2026-12-08' }, 'late'],
    ['until the day before', { cancelUntilDays: 0, today: '2026-12-09' }, null],
    ['not on the first day', { cancelUntilDays: 0, today: '2026-12-10' }, 'late'],
    ['never without a number of days', { cancelUntilDays: null }, 'never'],
    ['not a seat of a company', { source: 'company' }, 'company'],
  ])('%s', (_what, more, expected) => expect(cancelProblem({ ...seat, ...more })).toBe(expected))
})

describe('a round is merged into another', () => {
  const target = { ...round('b', '2026-12-10'), number: 2 }
  const facts = { target, moving: 3, left: 3, today: '2026-12-01' }
  test.each<[string, Partial<Parameters<typeof mergeProblem>[0]>, ReturnType<typeof mergeProblem>]>([
    ['with just enough seats', {}, null],
    ['without a limit', { left: null, moving: 9999 }, null],
    ['not with a seat too few', { left: 2 }, 'seats'],
    ['with nobody into a full one', { moving: 0, left: 0 }, null],
    ['with nobody into an oversold one', { moving: 0, left: -1 }, null],
    ['not into a planned one', { target: { ...target, status: 'planned' } }, 'closed'],
    ['on its last day', { today: '2026-12-10' }, null],
    ['not into one that ended', { today: '2026-12-11' }, 'ended'],
  ])('%s', (_what, more, expected) => expect(mergeProblem({ ...facts, ...more })).toBe(expected))
})
