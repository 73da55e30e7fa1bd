import {
  compare,
  divide,
  type Fraction,
  fraction,
  greater,
  lesser,
  multiply,
  sum,
  zero,
} from '#domain/learning/assessment/fraction.ts'
import { isPass } from '#domain/learning/assessment/score.ts'

export interface PaperScore {
  /** From 0 to `most`. */
  points: Fraction
  most: Fraction
  /** 0 where no question counts. */
  percent: Fraction
  passed: boolean
}

/** Returns the exact score of a paper from the marks that count. A dropped slot has 0 points of 0. */
export function paperScore(marks: readonly { points: Fraction; most: Fraction }[], passPercent: number): PaperScore {
  const most = sum(marks.map((mark) => mark.most))
  const points = lesser(greater(sum(marks.map((mark) => mark.points)), zero), most)
  const percent = compare(most, zero) === 0 ? zero : multiply(divide(points, most), fraction(100))
  return { points, most, percent, passed: isPass(percent, passPercent) }
}
