import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allocateHours, type Completion, due, type Entry, standing, sumOf } from './ledger.ts'
import { type Rule, termsOn } from './terms.ts'

const rule = (more: Partial<Rule> = {}): Rule => ({
  ...{ _id: 'r1', validFrom: '2026-01-01', validUntil: null, course: null, category: [], type: 'all' },
  ...{ percent: 100, fixedHours: null, yearCap: null, minPresence: null },
  ...{ passedPercent: 100, failedPercent: 100, untestedPercent: 100, ...more },
})
const course = { _id: 'c1', hours: 12, category: ['food'], type: 'online' }

describe('the terms of a day', () => {
  test.each([
    ['no rule counts the hours of the course', [], { rule: null, counted: 12 }],
    ['a share is rounded down to half an hour', [rule({ percent: 55 })], { rule: 'r1', counted: 6.5 }],
    ['the same for each course', [rule({ fixedHours: 3 })], { rule: 'r1', counted: 3 }],
    ['nothing at all', [rule({ percent: 0 })], { rule: 'r1', counted: 0 }],
    ['a rule that has ended', [rule({ validUntil: '2026-06-29' })], { rule: null, counted: 12 }],
    ['its last day', [rule({ percent: 50, validUntil: '2026-06-30' })], { rule: 'r1', counted: 6 }],
    ['a rule of later', [rule({ validFrom: '2026-07-01' })], { rule: null, counted: 12 }],
    ['its first day', [rule({ percent: 50, validFrom: '2026-06-30' })], { rule: 'r1', counted: 6 }],
    ['of other categories', [rule({ category: ['wood'] })], { rule: null, counted: 12 }],
    ['of its category', [rule({ percent: 50 }), rule({ _id: 'r2', category: ['food'] })], { rule: 'r2', counted: 12 }],
    ['of its type', [rule({ _id: 'r2', type: 'online', percent: 50 }), rule()], { rule: 'r2', counted: 6 }],
    [
      'of the course before its category',
      [rule({ _id: 'r2', category: ['food'] }), rule({ _id: 'r3', course: 'c1', percent: 50 })],
      { rule: 'r3', counted: 6 },
    ],
    [
      'of two alike the later',
      [rule({ _id: 'r9' }), rule({ _id: 'r2', validFrom: '2026-02-01', percent: 50 })],
      { rule: 'r2', counted: 6 },
    ],
  ])('%s', (_what, rules, expected) => {
    const achieved = { testResult: null, presence: null }
    expect(termsOn('2026-06-30', { taught: course, achieved }, rules)).toMatchObject(expected)
  })

  test.each([
    ['a passed test', 'passed', null, 24],
    ['a failed test', 'failed', null, 12],
    ['no test', null, null, 6],
    ['presence as low as the rule allows', 'passed', 80, 24],
    ['too little presence', 'passed', 79, 0],
  ] as const)('%s gives the hours of the rule', (_what, testResult, presence, counted) => {
    const weighed = rule({ passedPercent: 200, failedPercent: 100, untestedPercent: 50, minPresence: 80 })
    const achieved = { testResult, presence }
    expect(termsOn('2026-06-30', { taught: course, achieved }, [weighed]).counted).toBe(counted)
    const fixed = { ...weighed, fixedHours: 3, percent: 0 }
    expect(termsOn('2026-06-30', { taught: course, achieved }, [fixed]).counted).toBe(counted / 4)
  })
})

const day = fc.integer({ min: 0, max: 700 }).map((n) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10))
const caps: Record<string, number | null> = { a: 20, b: 5, c: null }
const completions = fc
  .uniqueArray(
    fc.record({
      enrollID: fc.integer({ min: 0, max: 9 }).map((n) => `e${n}`),
      earnedOn: day,
      rule: fc.constantFrom('a', 'b', 'c'),
      counted: fc.nat(12),
    }),
    { selector: ({ enrollID }) => enrollID, maxLength: 10 },
  )
  .map((all) => all.map((one): Completion => ({ ...one, attempt: 1, yearCap: caps[one.rule]! })))

/** Writes the due entries after each event in turn. */
const lived = (events: readonly (readonly Completion[])[]) =>
  events.reduce<Entry[]>((ledger, now) => [...ledger, ...due(now, ledger)], [])

describe('the ledger of a learner', () => {
  test('its sum is what the completions are given, in whatever order they came', () => {
    fc.assert(
      fc.property(completions, fc.infiniteStream(fc.nat()), (all, random) => {
        const order = [...all].toSorted(() => (random.next().value! % 2) - 0.5)
        const ledger = lived(order.map((_one, at) => order.slice(0, at + 1)))
        const wanted = [...allocateHours(all).values()].reduce((sum, hours) => sum + hours, 0)
        expect(sumOf(ledger)).toBe(wanted)
        expect(sumOf(lived([all]))).toBe(wanted)
      }),
    )
  })

  test('a replay changes nothing', () => {
    fc.assert(
      fc.property(completions, (all) => {
        const ledger = lived([all])
        expect(due(all, ledger)).toEqual([])
        expect(standing(ledger).toSorted(byId)).toEqual(all.filter(({ counted }) => counted > 0).toSorted(byId))
      }),
    )
  })

  test('no rule gives more in a year than its limit, and no completion more than it counts', () => {
    fc.assert(
      fc.property(completions, (all) => {
        const ledger = lived(all.map((_one, at) => all.slice(0, at + 1)))
        for (const [pot, lines] of Map.groupBy(ledger, (one) => `${one.rule} ${one.earnedOn.slice(0, 4)}`))
          expect(sumOf(lines)).toBeLessThanOrEqual(caps[pot[0]!] ?? Infinity)
        for (const [enrollID, lines] of Map.groupBy(ledger, (one) => one.enrollID)) {
          const { counted } = all.find((one) => one.enrollID === enrollID)!
          expect(sumOf(lines)).toBeGreaterThanOrEqual(0)
          expect(sumOf(lines)).toBeLessThanOrEqual(counted)
        }
      }),
    )
  })

  test('each year and each rule has a limit of its own', () => {
    const of = (enrollID: string, earnedOn: string, rule = 'b') => ({
      enrollID,
      attempt: 1,
      earnedOn,
      rule,
      counted: 5,
      yearCap: 5,
    })
    const all = [of('e1', '2026-12-31'), of('e2', '2026-12-31'), of('e3', '2026-12-31', 'd'), of('e4', '2027-01-01')]
    expect([...allocateHours(all).values()]).toEqual([5, 0, 5, 5])
  })

  test('what is taken back is reversed to nothing, and gives its hours in the year to those after it', () => {
    fc.assert(
      fc.property(completions, fc.nat(9), (all, n) => {
        const left = all.filter(({ enrollID }) => enrollID !== `e${n}`)
        const ledger = lived([all, left])
        expect(sumOf(ledger)).toBe(sumOf(lived([left])))
        expect(sumOf(ledger.filter(({ enrollID }) => enrollID === `e${n}`))).toBe(0)
        expect(sumOf(lived([all, [], all]))).toBe(sumOf(lived([all])))
        expect(sumOf(lived([all, []]))).toBe(0)
      }),
    )
  })

  test('a limit that is reached is said by a line of no hours, and a later line gives them when there is room', () => {
    const one = { enrollID: 'e1', attempt: 1, earnedOn: '2026-01-01', rule: 'b', counted: 5, yearCap: 5 }
    const other = { ...one, enrollID: 'e2', earnedOn: '2026-02-01' }
    const ledger = lived([[one], [one, other], [other]])
    expect(ledger.map(({ enrollID, kind, hours }) => [enrollID, kind, hours])).toEqual([
      ['e1', 'earned', 5],
      ['e2', 'earned', 0],
      ['e1', 'reversed', -5],
      ['e2', 'corrected', 5],
    ])
  })
})

const byId = (a: Completion, b: Completion) => (a.enrollID < b.enrollID ? -1 : 1)
