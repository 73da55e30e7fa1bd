import { z } from 'zod'

import type { Issue } from '#domain/validation/issue.ts'

import type { Blank } from '../../question.ts'
import { blanksIn } from '../../parts/schema/blanks.ts'
import { idsOf, missingIDs, repeatedIDs, unknownIDs, unless } from '../../parts/schema/faults.ts'
import { byID, filledText, id, options, policy } from '../../parts/schema/fields.ts'
import type { QuestionSchemaPart } from '../../parts/schema/question-schema-part.ts'

export const inlineSchema: QuestionSchemaPart<'inline'> = {
  content: z.strictObject({
    text: filledText(20_000),
    blanks: z
      .array(z.strictObject({ id, options: options(2, 50) }))
      .min(1)
      .max(50),
  }),
  checkContent: ({ text, blanks }) => [
    ...repeatedIDs([...idsOf(blanks), ...blanks.flatMap((blank) => idsOf(blank.options))], 'blanks'),
    ...repeatedIDs(blanksIn(text), 'text'),
    ...unless(hasSameBlanks(text, blanks), ['text', 'blanks-differ']),
  ],
  key: z.strictObject({ policy, answers: byID(z.array(id).min(1).max(50)) }),
  checkKey: ({ answers }, { blanks }) => [
    ...missingIDs(Object.keys(answers), { field: 'answers', needed: idsOf(blanks) }),
    ...Object.entries(answers).flatMap(([blank, ids]) => idIssues(ids, { field: 'answers', blank, blanks })),
  ],
  response: byID(id),
  checkResponse: (response, { blanks }) =>
    Object.entries(response).flatMap(([blank, choice]) => idIssues([choice], { field: '', blank, blanks })),
}

const hasSameBlanks = (text: string, blanks: Blank[]) =>
  idsOf(blanks).toSorted().join() === [...new Set(blanksIn(text))].toSorted().join()

function idIssues(ids: string[], { field, blank, blanks }: { field: string; blank: string; blanks: Blank[] }): Issue[] {
  const own = blanks.find((each) => each.id === blank)
  return unknownIDs(own ? ids : [blank], { field, allowed: idsOf(own?.options ?? []) })
}
