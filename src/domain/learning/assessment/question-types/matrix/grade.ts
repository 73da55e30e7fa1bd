import type { Grader } from '../../parts/grading/grader.ts'
import { countParts, ownValue, partShare } from '../../parts/grading/part-share.ts'

/** A row is right if exactly its correct columns are selected. */
export const gradeMatrix: Grader<'matrix'> = ({ content, key, response }) => {
  const parts = content.rows.map(({ id }) => {
    const selected = ownValue(response, id) ?? []
    return selected.length === 0 ? null : isSameSet(selected, ownValue(key.answers, id) ?? [])
  })
  return partShare(key.policy, countParts(parts))
}

const isSameSet = (left: string[], right: string[]) =>
  new Set(left).size === new Set(right).size && left.every((id) => right.includes(id))
