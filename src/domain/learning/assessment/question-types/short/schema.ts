import { z } from 'zod'

import { parsePattern } from './pattern/parse-pattern.ts'
import { unless } from '../../parts/schema/faults.ts'
import { filledText, percent, plainText } from '../../parts/schema/fields.ts'
import { noIssues, type QuestionSchemaPart } from '../../parts/schema/question-schema-part.ts'

export const shortSchema: QuestionSchemaPart<'short'> = {
  content: z.strictObject({ maxLength: z.int().min(1).max(500) }),
  checkContent: noIssues,
  key: z.strictObject({
    accepted: z.array(z.strictObject({ text: filledText(500), percent: percent(-100) })).max(50),
    pattern: plainText(300).min(1).optional(),
    isCaseSensitive: z.boolean(),
  }),
  checkKey: ({ accepted, pattern }) => [
    ...unless(pattern !== undefined || accepted.some((each) => each.percent === 100), ['accepted', 'no-full-mark']),
    ...unless(pattern === undefined || parsePattern(pattern) !== null, ['pattern', 'bad-pattern']),
  ],
  response: plainText(500),
  checkResponse: (response, { maxLength }) => unless(response.length <= maxLength, ['', 'too-long']),
}
