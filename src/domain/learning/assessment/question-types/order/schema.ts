import { z } from 'zod'

import { idsOf, missingIDs, repeatedIDs, unknownIDs } from '../../parts/schema/faults.ts'
import { id, options, policy } from '../../parts/schema/fields.ts'
import type { QuestionSchemaPart } from '../../parts/schema/question-schema-part.ts'

export const orderSchema: QuestionSchemaPart<'order'> = {
  content: z.strictObject({ items: options(2, 50) }),
  checkContent: ({ items }) => repeatedIDs(idsOf(items), 'items'),
  key: z.strictObject({ policy, sequence: z.array(id).max(50) }),
  checkKey: ({ sequence }, { items }) => permutationIssues(sequence, { field: 'sequence', ids: idsOf(items) }),
  response: z.array(id).max(50),
  checkResponse: (response, { items }) => permutationIssues(response, { field: '', ids: idsOf(items) }),
}

const permutationIssues = (list: string[], { field, ids }: { field: string; ids: string[] }) => [
  ...unknownIDs(list, { field, allowed: ids }),
  ...repeatedIDs(list, field),
  ...missingIDs(list, { field, needed: ids }),
]
