import { covariance, mean, quotient, rootOf, variance } from './parts/statistics/moments.ts'

const MIN_ATTEMPTS = 10
const RELIABLE_ATTEMPTS = 30

/** The points of an attempt for each item, in the order of the items. */
export interface ItemMatrix {
  items: { id: string; most: number }[]
  attempts: number[][]
}

type ItemFlag = 'too-hard' | 'too-easy' | 'weak' | 'key-suspect'

/** Figures of an item, as shares of 1. Null where a figure does not exist, such as where all have the same points. */
interface ItemFigures {
  id: string
  facility: number | null
  standardDeviation: number | null
  /** The correlation of the points of the item with those of all others. */
  discriminationIndex: number | null
  /** The covariance of both as a share of the highest that the same points could have. */
  discriminativeEfficiency: number | null
  effectiveWeight: number | null
  flags: ItemFlag[]
}

export interface ItemAnalysis {
  attempts: number
  /** Fewer than 30 attempts: the figures may differ much by chance. */
  isWeak: boolean
  mean: number
  standardDeviation: number
  /** Cronbach's alpha; it may be negative. */
  alpha: number | null
  standardError: number | null
  items: ItemFigures[]
}

/** Analyses the items of a test over one attempt per person. Null for fewer than 10 attempts. */
export function analyseItems({ items, attempts }: ItemMatrix): ItemAnalysis | null {
  if (attempts.length < MIN_ATTEMPTS) return null
  const totals = attempts.map((points) => points.reduce((total, each) => total + each, 0))
  const columns = items.map((item, index) => ({ ...item, points: attempts.map((row) => row[index] ?? 0) }))
  const standardDeviation = Math.sqrt(variance(totals))
  const alpha = alphaOf(
    columns.map(({ points }) => variance(points)),
    variance(totals),
  )
  const weights = columns.map(({ points }) => rootOf(covariance(points, totals)))
  const weightSum = weights.reduce<number>((total, weight) => total + (weight ?? 0), 0)
  return {
    attempts: attempts.length,
    isWeak: attempts.length < RELIABLE_ATTEMPTS,
    mean: mean(totals),
    standardDeviation,
    alpha,
    standardError: alpha === null ? null : standardDeviation * Math.sqrt(1 - alpha),
    items: columns.map((column, index) => ({
      ...figuresOf(column, totals),
      effectiveWeight: quotient(weights[index] ?? null, weightSum),
    })),
  }
}

interface Column {
  id: string
  most: number
  points: number[]
}

function figuresOf({ id, most, points }: Column, totals: number[]): Omit<ItemFigures, 'effectiveWeight'> {
  const others = totals.map((total, index) => total - (points[index] ?? 0))
  const shared = covariance(points, others)
  const facility = quotient(mean(points), most)
  const discriminationIndex = quotient(shared, Math.sqrt(variance(points) * variance(others)))
  const standardDeviation = quotient(Math.sqrt(variance(points)), most)
  return {
    ...{ id, facility, standardDeviation, discriminationIndex },
    discriminativeEfficiency: quotient(shared, covariance(points.toSorted(ascending), others.toSorted(ascending))),
    flags: flagsOf(facility, discriminationIndex),
  }
}

function flagsOf(facility: number | null, discrimination: number | null): ItemFlag[] {
  const flags: [ItemFlag, boolean][] = [
    ['too-hard', facility !== null && facility < 0.2],
    ['too-easy', facility !== null && facility > 0.9],
    ['key-suspect', discrimination !== null && discrimination < 0],
    ['weak', discrimination !== null && discrimination >= 0 && discrimination < 0.2],
  ]
  return flags.filter(([, isSet]) => isSet).map(([flag]) => flag)
}

function alphaOf(variances: number[], total: number): number | null {
  const count = variances.length
  const share = quotient(
    variances.reduce((all, each) => all + each, 0),
    total,
  )
  return count < 2 || share === null ? null : (count / (count - 1)) * (1 - share)
}

interface OptionCounts {
  id: string
  count: number
  share: number
  /** Of the third with most points, of the middle and of the third with fewest. */
  thirds: [upper: number, middle: number, lower: number]
  /** A wrong option that under 2 percent select, or that the upper third selects more than the lower. */
  flags: ('rare' | 'attracts-best')[]
}

interface OptionInput {
  options: { id: string; isCorrect: boolean }[]
  attempts: { total: number; selected: readonly string[] }[]
}

/** Counts who selected each option, by thirds of the totals. Null for fewer than 10 attempts. */
export function countOptions({ options, attempts }: OptionInput): OptionCounts[] | null {
  if (attempts.length < MIN_ATTEMPTS) return null
  const ranked = attempts.toSorted((left, right) => right.total - left.total)
  const size = Math.floor(ranked.length / 3)
  const parts = [ranked.slice(0, size), ranked.slice(size, ranked.length - size), ranked.slice(ranked.length - size)]
  return options.map(({ id, isCorrect }) => {
    const thirds = parts.map((part) => part.filter(({ selected }) => selected.includes(id)).length)
    const [upper = 0, middle = 0, lower = 0] = thirds
    const count = upper + middle + lower
    const share = count / attempts.length
    const flags: OptionCounts['flags'] = []
    if (!isCorrect && share < 0.02) flags.push('rare')
    if (!isCorrect && upper > lower) flags.push('attracts-best')
    return { id, count, share, thirds: [upper, middle, lower], flags }
  })
}

const ascending = (left: number, right: number) => left - right
