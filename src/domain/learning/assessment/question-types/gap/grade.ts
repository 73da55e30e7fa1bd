import type { Grader } from '../../parts/grading/grader.ts'
import { countParts, ownValue, partShare } from '../../parts/grading/part-share.ts'
import { blanksIn } from '../../parts/schema/blanks.ts'

export const gradeGap: Grader<'gap'> = ({ content, key, response }) => {
  const parts = blanksIn(content.text).map((blank) => {
    const choice = ownValue(response, blank)
    return choice === undefined ? null : (ownValue(key.answers, blank) ?? []).includes(choice)
  })
  return partShare(key.policy, countParts(parts))
}
