import { z } from 'zod'

import type { Issue } from '#domain/validation/issue.ts'

import { blanksIn } from '../../parts/schema/blanks.ts'
import { idsOf, missingIDs, repeatedIDs, unknownIDs, unless } from '../../parts/schema/faults.ts'
import { byID, filledText, id, options, policy } from '../../parts/schema/fields.ts'
import type { QuestionSchemaPart } from '../../parts/schema/question-schema-part.ts'

export const gapSchema: QuestionSchemaPart<'gap'> = {
  content: z.strictObject({ text: filledText(20_000), choices: options(1, 50), canRepeat: z.boolean() }),
  checkContent: ({ text, choices }) => [
    ...repeatedIDs([...blanksIn(text), ...idsOf(choices)], 'choices'),
    ...unless(blanksIn(text).length > 0 && blanksIn(text).length <= 50, ['text', 'no-blank']),
  ],
  key: z.strictObject({ policy, answers: byID(z.array(id).min(1).max(50)) }),
  checkKey: ({ answers }, { text, choices }): Issue[] => [
    ...unknownIDs(Object.keys(answers), { field: 'answers', allowed: blanksIn(text) }),
    ...missingIDs(Object.keys(answers), { field: 'answers', needed: blanksIn(text) }),
    ...unknownIDs(Object.values(answers).flat(), { field: 'answers', allowed: idsOf(choices) }),
  ],
  response: byID(id),
  checkResponse: (response, { text, choices, canRepeat }) => [
    ...unknownIDs(Object.keys(response), { field: '', allowed: blanksIn(text) }),
    ...unknownIDs(Object.values(response), { field: '', allowed: idsOf(choices) }),
    ...(canRepeat ? [] : repeatedIDs(Object.values(response), '')),
  ],
}
