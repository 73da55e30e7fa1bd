import { z } from 'zod'

import { unless } from '../../parts/schema/faults.ts'
import { nothing, plainText } from '../../parts/schema/fields.ts'
import { noIssues, type QuestionSchemaPart } from '../../parts/schema/question-schema-part.ts'

const MAX_LENGTH = 20_000

export const essaySchema: QuestionSchemaPart<'essay'> = {
  content: z.strictObject({
    minWords: z.int().min(1).max(5000).optional(),
    maxLength: z.int().min(1).max(MAX_LENGTH),
    lines: z.int().min(1).max(100),
  }),
  checkContent: noIssues,
  key: nothing,
  checkKey: noIssues,
  response: plainText(MAX_LENGTH),
  checkResponse: (response, { maxLength }) => unless(response.length <= maxLength, ['', 'too-long']),
}
