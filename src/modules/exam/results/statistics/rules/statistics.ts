import { analyseItems, countOptions } from '#domain/learning/assessment/item-analysis.ts'

type ItemFigures = NonNullable<ReturnType<typeof analyseItems>>['items'][number]
type OptionCounts = NonNullable<ReturnType<typeof countOptions>>[number]

/** Which attempts of a person count. */
export const statisticBases = ['first', 'last', 'all'] as const
export type StatisticBasis = (typeof statisticBases)[number]

/** One attempt: its points and its selected options by question version. */
export interface AnalysedAttempt {
  enrollID: string
  /** In the order of a person’s attempts. */
  attempt: number
  points: Readonly<Record<string, number>>
  selected: Readonly<Record<string, readonly string[]>>
  percent: number
}

/** A question version that was on papers. `most` is what it is worth. */
export interface AnalysedItem {
  id: string
  name: string
  type: string
  most: number
  options: { id: string; text: string; isCorrect: boolean }[]
}

export interface ItemStatistics extends Omit<ItemFigures, 'id'> {
  id: string
  name: string
  type: string
  /** Attempts that had the question. */
  attempts: number
  options: (OptionCounts & { text: string; isCorrect: boolean })[]
}

/** The analysis of a round. Figures are null where there are fewer than 10 attempts. */
export interface RoundStatistics {
  attempts: number
  isWeak: boolean
  /** Mean and standard deviation in percent. */
  mean: number
  standardDeviation: number
  /** Attempts by tenth of the percentage, from 0 to 100. */
  tenths: number[]
  /** Only where all papers have the same questions. */
  alpha: number | null
  standardError: number | null
  items: ItemStatistics[]
}

const reliableAttempts = 30

/** Analyses the attempts of a round. Papers may differ: each question version is compared over the attempts that have it. */
export function roundStatistics(
  { items, attempts }: { items: readonly AnalysedItem[]; attempts: readonly AnalysedAttempt[] },
  basis: StatisticBasis,
): RoundStatistics {
  const counted = attemptsOn(attempts, basis)
  const percents = counted.map(({ percent }) => percent)
  const isComparable = counted.every((one) => items.every(({ id }) => id in one.points))
  const whole = isComparable ? analyseItems(matrixOf(items, counted)) : null
  const deviation = Math.sqrt(meanOf(percents.map((each) => (each - meanOf(percents)) ** 2)))
  return {
    attempts: counted.length,
    isWeak: counted.length < reliableAttempts,
    ...{ mean: meanOf(percents), standardDeviation: deviation, tenths: tenthsOf(percents) },
    ...{ alpha: whole?.alpha ?? null, standardError: whole?.standardError ?? null },
    items: items.map((item) => ({
      ...itemStatistics(item, counted),
      effectiveWeight: whole?.items.find(({ id }) => id === item.id)?.effectiveWeight ?? null,
    })),
  }
}

/** The attempts that count: the first or last of each person, or all. */
export function attemptsOn<Attempt extends Pick<AnalysedAttempt, 'enrollID' | 'attempt'>>(
  attempts: readonly Attempt[],
  basis: StatisticBasis,
): Attempt[] {
  if (basis === 'all') return [...attempts]
  const ordered = attempts.toSorted((left, right) => left.attempt - right.attempt)
  if (basis === 'first') ordered.reverse()
  return [...new Map(ordered.map((one) => [one.enrollID, one])).values()]
}

/** The question against the rest of each paper that has it. */
function itemStatistics(item: AnalysedItem, attempts: readonly AnalysedAttempt[]): ItemStatistics {
  const concerned = attempts.filter(({ points }) => item.id in points)
  const totals = concerned.map(({ points }) => sumOf(Object.values(points)))
  const rows = concerned.map(({ points }, at) => [points[item.id]!, totals[at]! - points[item.id]!])
  const rest = { id: 'rest', most: Math.max(1, ...totals) }
  const figures = analyseItems({ items: [{ id: item.id, most: item.most }, rest], attempts: rows })?.items[0]
  const selections = concerned.map(({ selected }, at) => ({ total: totals[at]!, selected: selected[item.id] ?? [] }))
  const options = item.options.length > 0 ? countOptions({ options: item.options, attempts: selections }) : null
  const { id, name, type } = item
  return {
    ...{ facility: null, standardDeviation: null, discriminationIndex: null, discriminativeEfficiency: null },
    ...{ effectiveWeight: null, flags: [], ...figures },
    ...{ id, name, type, attempts: concerned.length },
    options: (options ?? []).map((option) => {
      const { text, isCorrect } = item.options.find((one) => one.id === option.id)!
      return { ...option, text, isCorrect }
    }),
  }
}

const matrixOf = (items: readonly AnalysedItem[], attempts: readonly AnalysedAttempt[]) => ({
  items: items.map(({ id, most }) => ({ id, most })),
  attempts: attempts.map(({ points }) => items.map(({ id }) => points[id] ?? 0)),
})

function tenthsOf(percents: readonly number[]): number[] {
  const tenths = Array.from({ length: 10 }, () => 0)
  for (const percent of percents) {
    const at = Math.max(0, Math.min(9, Math.floor(percent / 10)))
    tenths[at] = (tenths[at] ?? 0) + 1
  }
  return tenths
}

const sumOf = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const meanOf = (values: readonly number[]) => (values.length === 0 ? 0 : sumOf(values) / values.length)
