import { type Fraction, greater, lesser, one, shareOfPercent, sum, zero } from '../../fraction.ts'
import type { Grader, GraderInput } from '../../parts/grading/grader.ts'
import { ownValue, partShare } from '../../parts/grading/part-share.ts'

/** Selecting everything earns nothing unless everything is correct. */
export const gradeMultiple: Grader<'multiple'> = ({ content, key, response }) => {
  const selected = new Set(response)
  const correct = correctOptions(key)
  const isAll = selected.size === content.options.length
  if (isAll && correct.size < content.options.length) return zero
  if (key.policy === 'by-part') return weightShare(key, selected)
  const right = [...selected].filter((id) => correct.has(id)).length
  return partShare(key.policy, { right, wrong: selected.size - right, total: correct.size })
}

type MultipleKey = GraderInput<'multiple'>['key']

/** With weights, an option is correct if it earns something. */
export function correctOptions({ policy, correct, weights = {} }: MultipleKey): Set<string> {
  if (policy !== 'by-part') return new Set(correct)
  return new Set(Object.keys(weights).filter((id) => (weights[id] ?? 0) > 0))
}

function weightShare({ weights = {} }: MultipleKey, selected: Set<string>): Fraction {
  const shares = [...selected].map((id) => shareOfPercent(ownValue(weights, id) ?? 0))
  return lesser(greater(sum(shares), zero), one)
}
