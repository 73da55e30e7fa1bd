import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clip, closed, type Intervals, longest, measure, merge, minus } from './intervals.ts'
import { timecode } from './timecode.ts'
import { counted, frontier, most, percentOf, type Watched } from './watched.ts'

const instant = fc.integer({ min: 0, max: 600_000 })
const intervals = fc.array(fc.tuple(instant, instant), { maxLength: 30 })
/** Includes values that no honest player sends. */
const wild = fc.array(fc.tuple(fc.double(), fc.double()), { maxLength: 20 })
const nothing: Watched = { seen: [], counted: [] }

describe('merge', () => {
  it('does not depend on the order, and a second time changes nothing', () =>
    fc.assert(
      fc.property(intervals, intervals, (one, other) => {
        const merged = merge([...one, ...other])
        expect(merge([...other, ...one])).toEqual(merged)
        expect(merge(merged)).toEqual(merged)
        expect(merge([...merge(one), ...merge(other)])).toEqual(merged)
      }),
    ))

  it('leaves out what is no interval', () =>
    fc.assert(
      fc.property(wild, (given) => {
        for (const [from, to] of merge(given))
          expect(Number.isSafeInteger(from) && Number.isSafeInteger(to) && to > from).toBe(true)
      }),
    ))

  it('is apart from what was taken away, and both together are the whole', () =>
    fc.assert(
      fc.property(intervals, intervals, (one, other) => {
        const [whole, part] = [merge(one), merge(other)]
        const rest = minus(whole, part)
        expect(minus(rest, part)).toEqual(rest)
        expect(measure(merge([...rest, ...part]))).toBe(measure(merge([...whole, ...part])))
      }),
    ))
})

describe('keeping few intervals', () => {
  it('adds nothing where the shortest go, loses nothing where gaps are closed', () =>
    fc.assert(
      fc.property(intervals, fc.integer({ min: 1, max: 8 }), (given, few) => {
        const merged = merge(given)
        expect(longest(merged, few).length).toBeLessThanOrEqual(few)
        expect(minus(longest(merged, few), merged)).toEqual([])
        expect(closed(merged, few).length).toBeLessThanOrEqual(few)
        expect(minus(merged, closed(merged, few))).toEqual([])
      }),
    ))
})

const second = 1000
const duration = 600 * second
const inMs = (intervals: Intervals): Intervals => intervals.map(([from, to]) => [from * second, to * second] as const)
const claims = fc.array(
  fc.record({
    seen: fc.oneof(intervals, wild),
    openedAt: fc.integer({ min: 1_000_000, max: 1_300_000 }),
    wait: fc.integer({ min: 0, max: 60 }),
    duration: fc.integer({ min: 0, max: 600_000 }),
  }),
  { maxLength: 20 },
)

describe('counted', () => {
  it('never believes more than the clock of the server went on times the speed, nor more than the film is long', () =>
    fc.assert(
      fc.property(claims, fc.constantFrom(1, 2), (given, speed) => {
        let [watched, now] = [nothing, 1_300_000]
        for (const { seen, openedAt, wait, duration } of given) {
          const before = watched
          now += wait
          watched = counted(watched, { seen, speed, duration, openedAt, now })
          expect(minus(before.seen, watched.seen)).toEqual([])
          expect(minus(minus(watched.seen, before.seen), [[0, duration]])).toEqual([])
          expect(measure(watched.seen)).toBeLessThanOrEqual((now - 1_000_000) * speed)
        }
      }),
    ))

  it('counts a claim that comes again once', () =>
    fc.assert(
      fc.property(intervals, (seen) => {
        const claim = { seen, speed: 2, duration, openedAt: 0, now: 10_000_000 }
        const once = counted(nothing, claim)
        expect(counted(once, { ...claim, now: 20_000_000 })).toEqual(once)
        expect(once.seen).toEqual(clip(merge(seen), [0, duration]))
      }),
    ))

  it('comes to the same in any order, where the clock allows all of it', () =>
    fc.assert(
      fc.property(intervals, intervals, (one, other) => {
        const after = (first: Intervals, second: Intervals) =>
          counted(counted(nothing, { seen: first, speed: 2, duration, openedAt: 0, now: 5_000_000 }), {
            ...{ seen: second, speed: 2, duration, openedAt: 0, now: 10_000_000 },
          }).seen
        expect(after(one, other)).toEqual(after(other, one))
      }),
    ))

  it.each<[string, Intervals, number, number]>([
    ['the whole film ten seconds after the page was made: twenty seconds', [[0, 600]], 10, 20],
    ['a jump to the end: what was seen there', [[595, 600]], 10, 5],
    [
      'below zero and beyond the end: nothing',
      [
        [-50, -1],
        [700, 9e9],
      ],
      1000,
      0,
    ],
    [
      'turned round, not a number, without end: nothing',
      [
        [9, 3],
        [Number.NaN, 5],
        [0, Infinity],
      ],
      1000,
      0,
    ],
    ['a page made later than now: nothing', [[0, 60]], -60, 0],
  ])('of %s', (_, seen, after, believed) => {
    expect(
      measure(
        counted(nothing, { seen: inMs(seen), speed: 2, duration, openedAt: 100_000, now: (100 + after) * second }).seen,
      ),
    ).toBe(believed * second)
  })

  it('believes what waited without a network when it comes at last, while another page counted its own time', () => {
    const phone = { seen: inMs([[0, 300]]), speed: 2, duration, openedAt: 0 }
    const desk = { seen: inMs([[300, 320]]), speed: 2, duration, openedAt: 400_000, now: 420_000 }
    const both = counted(counted(nothing, desk), { ...phone, now: 430_000 })
    expect(both.seen).toEqual(inMs([[0, 320]]))
  })

  it('does not count the same time for two pages', () => {
    const one = counted(nothing, { seen: inMs([[0, 300]]), speed: 2, duration, openedAt: 0, now: 100_000 })
    const two = counted(one, { seen: inMs([[300, 600]]), speed: 2, duration, openedAt: 0, now: 101_000 })
    expect(measure(two.seen)).toBe(202_000)
  })

  it('keeps few intervals, however many were seen', () => {
    const many = Array.from({ length: 1000 }, (_, at) => [at * 2, at * 2 + 1] as const)
    expect(counted(nothing, { seen: many, speed: 2, duration: 1e6, openedAt: 0, now: 1e6 }).seen.length).toBe(most.seen)
  })
})

describe('percentOf', () => {
  it.each<[Intervals, number, number]>([
    [
      [
        [0, 5],
        [595, 600],
      ],
      600,
      1,
    ],
    [[[0, 599.2]], 600, 100],
    [[[0, 598]], 600, 99],
    [[], 600, 0],
    [[], 0.5, 0],
    [[[0, 900]], 600, 100],
    [[[0, 5]], 0, 0],
    [[[0, 5]], Number.NaN, 0],
  ])('of %j in %d seconds is %d', (seen, length, percent) => {
    expect(percentOf(inMs(seen), length * second)).toBe(percent)
  })
})

describe('frontier', () => {
  it.each<[Intervals, number]>([
    [[], 0],
    [[[0, 30]], 30],
    [
      [
        [0, 30],
        [30.5, 60],
      ],
      60,
    ],
    [
      [
        [0, 30],
        [400, 600],
      ],
      30,
    ],
    [[[400, 600]], 0],
  ])('of %j is %d', (seen, at) => {
    expect(frontier(inMs(seen))).toBe(at * second)
  })
})

describe('timecode', () => {
  it.each([
    [0, '00:00'],
    [452.8, '07:32'],
    [3729, '1:02:09'],
    [Number.NaN, '00:00'],
    [-4, '00:00'],
  ])('%d is %s', (given, shown) => expect(timecode(given)).toBe(shown))
})
