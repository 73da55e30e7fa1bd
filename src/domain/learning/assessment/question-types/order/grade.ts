import type { Grader } from '../../parts/grading/grader.ts'
import { countParts, partShare } from '../../parts/grading/part-share.ts'

/** An item is right at its exact position. */
export const gradeOrder: Grader<'order'> = ({ key, response }) =>
  partShare(key.policy, countParts(key.sequence.map((id, position) => response[position] === id)))
