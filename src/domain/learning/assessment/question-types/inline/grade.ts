import type { Grader } from '../../parts/grading/grader.ts'
import { countParts, ownValue, partShare } from '../../parts/grading/part-share.ts'

export const gradeInline: Grader<'inline'> = ({ content, key, response }) => {
  const parts = content.blanks.map(({ id }) => {
    const choice = ownValue(response, id)
    return choice === undefined ? null : (ownValue(key.answers, id) ?? []).includes(choice)
  })
  return partShare(key.policy, countParts(parts))
}
