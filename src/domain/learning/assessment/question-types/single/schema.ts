import { z } from 'zod'

import { fault, idsOf, repeatedIDs, unknownIDs, unless } from '../../parts/schema/faults.ts'
import { byID, id, options, percent } from '../../parts/schema/fields.ts'
import type { QuestionSchemaPart } from '../../parts/schema/question-schema-part.ts'

export const singleSchema: QuestionSchemaPart<'single'> = {
  content: z.strictObject({ options: options(2, 50), shuffle: z.boolean() }),
  checkContent: (content) => repeatedIDs(idsOf(content.options), 'options'),
  key: z.strictObject({ weights: byID(percent(-100)) }),
  checkKey: ({ weights }, content) => [
    ...unknownIDs(Object.keys(weights), { field: 'weights', allowed: idsOf(content.options) }),
    ...unless(Object.values(weights).includes(100), ['weights', 'no-full-mark']),
  ],
  response: id,
  checkResponse: (response, content) =>
    content.options.some((option) => option.id === response) ? [] : fault('', 'unknown-id'),
}
