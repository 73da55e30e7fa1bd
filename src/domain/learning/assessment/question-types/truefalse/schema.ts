import { z } from 'zod'

import { nothing } from '../../parts/schema/fields.ts'
import { noIssues, type QuestionSchemaPart } from '../../parts/schema/question-schema-part.ts'

export const trueFalseSchema: QuestionSchemaPart<'truefalse'> = {
  content: nothing,
  checkContent: noIssues,
  key: z.strictObject({ correct: z.boolean() }),
  checkKey: noIssues,
  response: z.boolean(),
  checkResponse: noIssues,
}
