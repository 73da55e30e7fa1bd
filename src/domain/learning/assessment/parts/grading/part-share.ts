import { type Fraction, greater, one, ratio, zero } from '../../fraction.ts'
import type { Policy } from '../../question.ts'

/** How many parts are right, answered but wrong, and there in all. */
interface PartCounts {
  right: number
  wrong: number
  total: number
}

const policies: Record<Policy, (counts: PartCounts) => Fraction> = {
  'all-or-nothing': ({ right, wrong, total }) => (right === total && wrong === 0 ? one : zero),
  'right-minus-wrong': ({ right, wrong, total }) => greater(ratio(BigInt(right - wrong), BigInt(total)), zero),
  'by-part': ({ right, total }) => ratio(BigInt(right), BigInt(total)),
}

/** Returns the share that the right parts of an answer earn by a policy, 0 to 1. */
export const partShare = (policy: Policy, counts: PartCounts): Fraction =>
  counts.total === 0 ? zero : policies[policy](counts)

/** Counts the parts of an answer. `isRight` is null for a part without an answer. */
export const countParts = (parts: readonly (boolean | null)[]): PartCounts => ({
  right: parts.filter((isRight) => isRight === true).length,
  wrong: parts.filter((isRight) => isRight === false).length,
  total: parts.length,
})

/** Returns the value of an own property: ids of people's making may be names such as `constructor`. */
export const ownValue = <Value>(record: Record<string, Value>, id: string): Value | undefined =>
  Object.hasOwn(record, id) ? record[id] : undefined
