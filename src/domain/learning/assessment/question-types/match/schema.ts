import { z } from 'zod'

import { idsOf, missingIDs, repeatedIDs, unknownIDs } from '../../parts/schema/faults.ts'
import { byID, id, options, policy } from '../../parts/schema/fields.ts'
import type { QuestionSchemaPart } from '../../parts/schema/question-schema-part.ts'

export const matchSchema: QuestionSchemaPart<'match'> = {
  content: z.strictObject({ rows: options(1, 50), choices: options(2, 50), shuffle: z.boolean() }),
  checkContent: ({ rows, choices }) => repeatedIDs([...idsOf(rows), ...idsOf(choices)], 'rows'),
  key: z.strictObject({ policy, pairs: byID(id) }),
  checkKey: ({ pairs }, { rows, choices }) => [
    ...unknownIDs(Object.keys(pairs), { field: 'pairs', allowed: idsOf(rows) }),
    ...unknownIDs(Object.values(pairs), { field: 'pairs', allowed: idsOf(choices) }),
    ...missingIDs(Object.keys(pairs), { field: 'pairs', needed: idsOf(rows) }),
  ],
  response: byID(id),
  checkResponse: (response, { rows, choices }) => [
    ...unknownIDs(Object.keys(response), { field: '', allowed: idsOf(rows) }),
    ...unknownIDs(Object.values(response), { field: '', allowed: idsOf(choices) }),
  ],
}
