import { z } from 'zod'

import type { Issue } from '#domain/validation/issue.ts'

import type { ContentByType } from '../../question.ts'
import { idsOf, missingIDs, repeatedIDs, unknownIDs, unless } from '../../parts/schema/faults.ts'
import { byID, id, options, policy } from '../../parts/schema/fields.ts'
import type { QuestionSchemaPart } from '../../parts/schema/question-schema-part.ts'

export const matrixSchema: QuestionSchemaPart<'matrix'> = {
  content: z.strictObject({ rows: options(1, 50), columns: options(2, 20), isMultiple: z.boolean() }),
  checkContent: ({ rows, columns }) => repeatedIDs([...idsOf(rows), ...idsOf(columns)], 'rows'),
  key: z.strictObject({ policy, answers: byID(z.array(id).min(1).max(20)) }),
  checkKey: ({ answers }, content) => [
    ...selectionIssues(answers, { field: 'answers', content }),
    ...missingIDs(Object.keys(answers), { field: 'answers', needed: idsOf(content.rows) }),
  ],
  response: byID(z.array(id).max(20)),
  checkResponse: (response, content) => selectionIssues(response, { field: '', content }),
}

function selectionIssues(
  selection: Record<string, string[]>,
  { field, content }: { field: string; content: ContentByType['matrix'] },
): Issue[] {
  const lists = Object.values(selection)
  return [
    ...unknownIDs(Object.keys(selection), { field, allowed: idsOf(content.rows) }),
    ...unknownIDs(lists.flat(), { field, allowed: idsOf(content.columns) }),
    ...lists.flatMap((ids) => repeatedIDs(ids, field)),
    ...unless(content.isMultiple || lists.every((ids) => ids.length <= 1), [field, 'too-many']),
  ]
}
