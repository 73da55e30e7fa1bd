import {
  add,
  compare,
  divide,
  type Fraction,
  fraction,
  greater,
  multiply,
  zero,
} from '#domain/learning/assessment/fraction.ts'
import type { RubricLine } from '#domain/learning/assessment/question.ts'
import { arabicDigits } from '#domain/thai-text/digits.ts'

const POINTS = /^\d{1,6}(\.\d{1,5})?$/

/** Reads points that a marker wrote, in Thai or Arabic digits. Null for anything that is not from 0 to the most. */
export function readPoints(text: string, most: string): Fraction | null {
  const plain = arabicDigits(text).trim()
  if (!POINTS.test(plain)) return null
  const points = fraction(plain)
  return compare(points, fraction(most)) > 0 ? null : points
}

/**
 * Returns the points of the selected levels: their share of the best levels, of the points of the slot. `levels` is line id → level id. Null
 * while a line has none.
 */
export function rubricPoints(
  rubric: readonly RubricLine[],
  of: { levels: Readonly<Record<string, string>>; most: string },
): Fraction | null {
  let [earned, best] = [zero, zero]
  for (const line of rubric) {
    const level = line.levels.find(({ id }) => id === of.levels[line.id])
    if (!level) return null
    earned = add(earned, fraction(level.points))
    best = add(best, line.levels.map(({ points }) => fraction(points)).reduce(greater, zero))
  }
  if (compare(best, zero) === 0) return zero
  return greater(zero, multiply(divide(earned, best), fraction(of.most)))
}
