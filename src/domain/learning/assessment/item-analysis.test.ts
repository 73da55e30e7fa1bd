import { expect, test } from 'vitest'

import { analyseItems, countOptions, type ItemAnalysis, type ItemMatrix } from './item-analysis.ts'

const attempts = [
  [1, 0, 2, 1],
  [1, 1, 3, 0],
  [0, 0, 1, 1],
  [1, 1, 4, 0],
  [0, 0, 0, 1],
  [1, 1, 2.5, 1],
  [0, 1, 3, 0],
  [1, 0, 1.5, 1],
  [1, 1, 4, 0],
  [0, 0, 0.5, 1],
  [1, 0, 2, 0],
  [0, 1, 3.5, 1],
]
const items = [
  { id: 'one', most: 1 },
  { id: 'two', most: 1 },
  { id: 'three', most: 4 },
  { id: 'four', most: 1 },
]

/** By sums of products of all pairs, which needs no mean: Σᵢ<ⱼ (xᵢ−xⱼ)(yᵢ−yⱼ) = n(n−1)·cov. */
function pairCovariance(left: number[], right: number[]): number {
  let total = 0
  for (let i = 0; i < left.length; i += 1)
    for (let j = 0; j < i; j += 1) total += (left[i]! - left[j]!) * (right[i]! - right[j]!)
  return total / (left.length * (left.length - 1))
}

const column = (index: number) => attempts.map((row) => row[index]!)
const totals = attempts.map((row) => row.reduce((sum, each) => sum + each, 0))
const othersOf = (index: number) => totals.map((total, row) => total - attempts[row]![index]!)
const sorted = (values: number[]) => values.toSorted((left, right) => left - right)

test('figures of a test agree with the same figures by another formula', () => {
  const analysis = analyseItems({ items, attempts })!
  const total = pairCovariance(totals, totals)
  const parts = [0, 1, 2, 3].map((index) => pairCovariance(column(index), column(index)))
  const alpha = (4 / 3) * (1 - parts.reduce((sum, part) => sum + part) / total)
  expect(analysis.attempts).toBe(12)
  expect(analysis.isWeak).toBe(true)
  expect(analysis.mean).toBeCloseTo(totals.reduce((sum, each) => sum + each) / 12, 6)
  expect(analysis.standardDeviation).toBeCloseTo(Math.sqrt(total), 6)
  expect(analysis.alpha).toBeCloseTo(alpha, 6)
  expect(analysis.standardError).toBeCloseTo(Math.sqrt(total * (1 - alpha)), 6)
})

test.each([0, 1, 2])('figures of item %i agree with the same figures by another formula', (index) => {
  const figures = analyseItems({ items, attempts })!.items[index]!
  const [x, others] = [column(index), othersOf(index)]
  const shared = pairCovariance(x, others)
  expect(figures.facility).toBeCloseTo(x.reduce((sum, each) => sum + each) / 12 / items[index]!.most, 6)
  expect(figures.discriminationIndex).toBeCloseTo(
    shared / Math.sqrt(pairCovariance(x, x) * pairCovariance(others, others)),
    6,
  )
  expect(figures.discriminativeEfficiency).toBeCloseTo(shared / pairCovariance(sorted(x), sorted(others)), 6)
  const weights = [0, 1, 2].map((each) => Math.sqrt(pairCovariance(column(each), totals)))
  expect(pairCovariance(column(3), totals)).toBeLessThan(0)
  expect(figures.effectiveWeight).toBeCloseTo(weights[index]! / weights.reduce((sum, each) => sum + each), 6)
})

test('a test computed by hand', () => {
  // Two items that are always equal: x is 0 or 1, T is 0 or 2.
  const equal = Array.from({ length: 10 }, (_, index) => (index < 4 ? [1, 1] : [0, 0]))
  const analysis = analyseItems({ items: items.slice(0, 2), attempts: equal })!
  expect(analysis.mean).toBeCloseTo(0.8, 12)
  // Variance of x: 10 · 0.4 · 0.6 / 9. Variance of T: four times that. α = 2 · (1 − 2/4).
  expect(analysis.standardDeviation).toBeCloseTo(2 * Math.sqrt(2.4 / 9), 12)
  expect(analysis.alpha).toBeCloseTo(1, 12)
  expect(analysis.standardError).toBeCloseTo(0, 6)
  expect(analysis.items[0]).toMatchObject({ facility: 0.4, flags: [] })
  expect(analysis.items[0]!.discriminationIndex).toBeCloseTo(1, 12)
  expect(analysis.items[0]!.effectiveWeight).toBeCloseTo(0.5, 12)
})

const matrix = (...columns: number[][]): ItemMatrix => ({
  items: columns.map((_, index) => ({ id: String(index), most: 1 })),
  attempts: (columns[0] ?? []).map((_, row) => columns.map((values) => values[row]!)),
})
const ones = (count: number, size = 20) => Array.from({ length: size }, (_, index) => (index < count ? 1 : 0))

test.each([
  ['too hard', matrix(ones(3), ones(10)), ['too-hard']],
  ['too easy', matrix(ones(19), ones(10)), ['too-easy']],
  ['the best miss it', matrix(ones(10).toReversed(), ones(10), ones(12)), ['key-suspect']],
  ['it says little', matrix([...ones(5, 10), ...ones(5, 10)], ones(10), ones(10)), ['weak']],
  ['good', matrix(ones(10), ones(11)), []],
])('%s is flagged', (_, input, flags) => {
  expect(analyseItems(input)?.items[0]?.flags).toEqual(flags)
})

test('alpha may be negative, and is missing where all have the same total', () => {
  expect(analyseItems(matrix(ones(10), [...ones(10).toReversed().slice(1), 0]))?.alpha).toBeLessThan(0)
  const same: ItemAnalysis = analyseItems(matrix(ones(10), ones(10).toReversed()))!
  expect(same).toMatchObject({ alpha: null, standardError: null, standardDeviation: 0 })
})

test('small groups have no figures, and few have weak ones', () => {
  expect(analyseItems(matrix(ones(4, 9)))).toBeNull()
  expect(analyseItems(matrix(ones(4, 10)))?.isWeak).toBe(true)
  expect(analyseItems(matrix(ones(9, 30)))?.isWeak).toBe(false)
  expect(analyseItems(matrix(ones(20), ones(20)))?.items[0]?.discriminationIndex).toBeNull()
})

test('options are counted by thirds of the totals', () => {
  const selected = ['k', 'k', 'k', 'k', 'd', 'k', 'e', 'd', 'e', 'e', 'e', 'd']
  const options = ['k', 'd', 'e', 'f'].map((id) => ({ id, isCorrect: id === 'k' }))
  const rows = selected.map((id, index) => ({ total: 12 - index, selected: [id] }))
  expect(countOptions({ options, attempts: rows.toReversed() })).toEqual([
    { id: 'k', count: 5, share: 5 / 12, thirds: [4, 1, 0], flags: [] },
    { id: 'd', count: 3, share: 0.25, thirds: [0, 2, 1], flags: [] },
    { id: 'e', count: 4, share: 4 / 12, thirds: [0, 1, 3], flags: [] },
    { id: 'f', count: 0, share: 0, thirds: [0, 0, 0], flags: ['rare'] },
  ])
  const lured = rows.map((row) => ({ ...row, total: -row.total }))
  expect(countOptions({ options, attempts: lured })?.[2]?.flags).toEqual(['attracts-best'])
  expect(countOptions({ options, attempts: rows.slice(0, 9) })).toBeNull()
})

test('500 attempts of 50 items take less than five seconds', () => {
  const columns = Array.from({ length: 50 }, (_, item) =>
    Array.from({ length: 500 }, (_row, index) => ((index * 7 + item * 13) % 11) / 10),
  )
  const began = performance.now()
  expect(analyseItems(matrix(...columns))?.items).toHaveLength(50)
  expect(performance.now() - began).toBeLessThan(5000)
})
