import type { Grader } from '../../parts/grading/grader.ts'
import { countParts, ownValue, partShare } from '../../parts/grading/part-share.ts'

export const gradeMatch: Grader<'match'> = ({ content, key, response }) => {
  const parts = content.rows.map(({ id }) => {
    const choice = ownValue(response, id)
    return choice === undefined ? null : choice === ownValue(key.pairs, id)
  })
  return partShare(key.policy, countParts(parts))
}
