import { add, compare, type Fraction, fraction, multiply, toDecimal } from '#domain/learning/assessment/fraction.ts'
import type { Blueprint, Section, Source } from '#domain/learning/assessment/blueprint.ts'
import type { QuestionType } from '#domain/learning/assessment/question.ts'

/** Ready questions of a bank with a difficulty and a tag. Without a tag it counts all of that difficulty. */
export interface PoolCount {
  bank: string
  tag: string | null
  difficulty: string
  count: number
}

/** A question of the editor: what a list says of it. */
export interface QuestionFacts {
  id: string
  code: string
  name: string
  type: QuestionType
  isReady: boolean
}

/** What the editor knows of the banks: sizes of pools, and the questions of its lists. */
export interface ExamFacts {
  pools: PoolCount[]
  questions: Record<string, QuestionFacts>
}

type PoolSource = Extract<Source, { kind: 'pool' }>

/** Returns how many ready questions a pool has. */
export const poolSize = (pools: readonly PoolCount[], { bank, tag, difficulty }: PoolSource): number =>
  pools
    .filter((one) => one.bank === bank && one.tag === (tag ?? null))
    .filter((one) => difficulty === undefined || one.difficulty === difficulty)
    .reduce((sum, { count }) => sum + count, 0)

const hasPoints = ({ type }: QuestionFacts) => type !== 'scale' && type !== 'text-only'

/** Returns how many questions of a section carry points. Those of a pool all count. */
export const scoredCount = ({ source }: Section, { questions }: ExamFacts): number =>
  source.kind === 'pool'
    ? source.count
    : source.questions.filter((id) => questions[id] === undefined || hasPoints(questions[id])).length

/** Returns how many questions a paper has, text alone included. */
export const questionCount = ({ sections }: Blueprint): number =>
  sections.reduce((sum, { source }) => sum + (source.kind === 'pool' ? source.count : source.questions.length), 0)

/** Returns the most points of a paper as decimal text. Points that are no numbers count as none. */
export function totalPoints(blueprint: Blueprint, facts: ExamFacts): string {
  const parts = blueprint.sections.map((section) => {
    const points = pointsOf(section)
    return points === null ? fraction(0) : multiply(points, fraction(scoredCount(section, facts)))
  })
  return trimmed(toDecimal(parts.reduce(add, fraction(0)), 5))
}

/** Returns the points of each question of a section; null if they are not more than 0. */
export function pointsOf({ points }: Pick<Section, 'points'>): Fraction | null {
  if (!/^\d{1,6}(\.\d{1,5})?$/.test(points)) return null
  const value = fraction(points)
  return compare(value, fraction(0)) > 0 ? value : null
}

const trimmed = (text: string) => (text.includes('.') ? text.replace(/\.?0+$/, '') : text)
