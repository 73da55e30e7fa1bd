import { z } from 'zod'

import { repeatedIDs, unless } from '../../parts/schema/faults.ts'
import { fileKey, nothing } from '../../parts/schema/fields.ts'
import { noIssues, type QuestionSchemaPart } from '../../parts/schema/question-schema-part.ts'

export const fileSchema: QuestionSchemaPart<'file'> = {
  content: z.strictObject({
    accept: z
      .array(z.string().regex(/^[a-z0-9]{2,5}$/))
      .min(1)
      .max(20),
    maxFiles: z.int().min(1).max(10),
    maxBytes: z
      .int()
      .min(1)
      .max(500 * 1024 * 1024),
  }),
  checkContent: ({ accept }) => repeatedIDs(accept, 'accept'),
  key: nothing,
  checkKey: noIssues,
  response: z.array(fileKey).max(10),
  checkResponse: (response, { accept, maxFiles }) => [
    ...unless(response.length <= maxFiles, ['', 'too-many']),
    ...repeatedIDs(response, ''),
    ...unless(
      response.every((key) => accept.includes(key.slice(key.lastIndexOf('.') + 1))),
      ['', 'wrong-extension'],
    ),
  ],
}
