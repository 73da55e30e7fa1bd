import { z } from 'zod'

import { unless } from '../../parts/schema/faults.ts'
import { nothing, plainText } from '../../parts/schema/fields.ts'
import { noIssues, type QuestionSchemaPart } from '../../parts/schema/question-schema-part.ts'

export const scaleSchema: QuestionSchemaPart<'scale'> = {
  content: z.strictObject({
    min: z.int().min(0).max(10),
    max: z.int().min(1).max(10),
    minLabel: plainText(200),
    maxLabel: plainText(200),
  }),
  checkContent: ({ min, max }) => unless(min < max, ['min', 'wrong-order']),
  key: nothing,
  checkKey: noIssues,
  response: z.int().min(0).max(10),
  checkResponse: (response, { min, max }) => unless(response >= min && response <= max, ['', 'out-of-range']),
}
