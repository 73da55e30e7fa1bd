import { z } from 'zod'

import type { Issue } from '#domain/validation/issue.ts'

import type { Guidance, Question } from '../../question.ts'
import { idsOf, repeatedIDs, unknownIDs } from './faults.ts'
import { byID, filledText, id, percent, plainText } from './fields.ts'

const level = z.strictObject({
  id,
  text: plainText(2000),
  points: z
    .number()
    .min(0)
    .max(1000)
    .refine((points) => Math.round(points * 100) / 100 === points),
})

const rubricLine = z.strictObject({ id, text: filledText(2000), levels: z.array(level).min(1).max(20) })

/** What a key holds beside the answers. */
export const guidanceFields = {
  modelAnswer: plainText(20_000).optional(),
  rubric: z.array(rubricLine).max(30).optional(),
  feedback: plainText(10_000).optional(),
  optionFeedback: byID(plainText(2000)).optional(),
  penalty: percent(0).optional(),
}

/** Returns the issues of ids in the guidance: those of a rubric are unique, those of feedback are on the question. */
export function guidanceIssues({ rubric = [], optionFeedback = {} }: Guidance, question: Question): Issue[] {
  return [
    ...repeatedIDs([...idsOf(rubric), ...rubric.flatMap((line) => idsOf(line.levels))], 'rubric'),
    ...unknownIDs(Object.keys(optionFeedback), { field: 'optionFeedback', allowed: idsIn(question.content) }),
  ]
}

/** Returns every id in the content of a question. */
function idsIn(content: unknown): string[] {
  if (Array.isArray(content)) return content.flatMap(idsIn)
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([name, value]) => (name === 'id' ? [String(value)] : idsIn(value)))
}
