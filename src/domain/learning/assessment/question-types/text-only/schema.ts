import { z } from 'zod'

import { fault } from '../../parts/schema/faults.ts'
import { nothing } from '../../parts/schema/fields.ts'
import { noIssues, type QuestionSchemaPart } from '../../parts/schema/question-schema-part.ts'

export const textOnlySchema: QuestionSchemaPart<'text-only'> = {
  content: nothing,
  checkContent: noIssues,
  key: nothing,
  checkKey: noIssues,
  response: z.never(),
  checkResponse: () => fault('', 'no-response'),
}
