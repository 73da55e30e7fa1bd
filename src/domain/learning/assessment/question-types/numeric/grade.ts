import {
  compare,
  type Fraction,
  fraction,
  greater,
  multiply,
  negate,
  shareOfPercent,
  subtract,
  zero,
} from '../../fraction.ts'
import { canonicalText } from '../../parts/grading/canonical-text.ts'
import type { Grader, GraderInput } from '../../parts/grading/grader.ts'
import { ownValue } from '../../parts/grading/part-share.ts'
import type { AcceptedNumber } from '../../question.ts'
import { readDecimal } from './read-decimal.ts'

/** The accepted number that earns most counts. What is no number, or lacks a unit that is required, is wrong. */
export const gradeNumeric: Grader<'numeric'> = (input) => {
  const value = valueOf(input)
  if (value === null) return zero
  const shares = input.key.accepted
    .filter((accepted) => isWithin(value, accepted))
    .map(({ percent }) => shareOfPercent(percent))
  return shares.length === 0 ? zero : shares.reduce(greater)
}

/** Returns the value in the base unit. A unit may also follow the number. */
function valueOf({ content, key, response }: GraderInput<'numeric'>): Fraction | null {
  const unit = response.unit ?? typedUnit(response.value, content.units)
  const text = response.unit === undefined && unit !== undefined ? withoutUnit(response.value, unit) : response.value
  const value = readDecimal(text)
  if (unit === undefined) return key.isUnitRequired ? null : value
  const factor = ownValue(key.units, unit)
  return value && factor !== undefined ? multiply(value, fraction(factor)) : null
}

/** Units are compared with their case: mW is not MW. The longest that fits is the unit. */
const typedUnit = (text: string, units: string[]) =>
  units
    .filter((unit) => canonicalText(text, true).endsWith(canonicalText(unit, true)))
    .toSorted((left, right) => right.length - left.length)[0]

const withoutUnit = (text: string, unit: string) =>
  canonicalText(text, true).slice(0, -canonicalText(unit, true).length)

/** A relative tolerance is a share of the value: 0.05 is five percent. */
function isWithin(value: Fraction, accepted: AcceptedNumber): boolean {
  const target = fraction(accepted.value)
  const tolerance = fraction(accepted.tolerance)
  const limit = accepted.isRelative ? multiply(tolerance, sizeOf(target)) : tolerance
  return compare(sizeOf(subtract(value, target)), limit) <= 0
}

const sizeOf = (value: Fraction) => greater(value, negate(value))
