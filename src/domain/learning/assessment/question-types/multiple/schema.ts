import { z } from 'zod'

import type { Issue } from '#domain/validation/issue.ts'

import { compare, one, shareOfPercent, sum, zero } from '../../fraction.ts'
import type { ContentByType, KeyByType } from '../../question.ts'
import { idsOf, repeatedIDs, unknownIDs, unless } from '../../parts/schema/faults.ts'
import { byID, id, options, percent, policy } from '../../parts/schema/fields.ts'
import type { QuestionSchemaPart } from '../../parts/schema/question-schema-part.ts'

export const multipleSchema: QuestionSchemaPart<'multiple'> = {
  content: z.strictObject({ options: options(2, 50), shuffle: z.boolean(), max: z.int().min(1).max(50).optional() }),
  checkContent: (content) => [
    ...repeatedIDs(idsOf(content.options), 'options'),
    ...unless((content.max ?? 1) <= content.options.length, ['max', 'too-many']),
  ],
  key: z.strictObject({ policy, correct: z.array(id).max(50), weights: byID(percent(-100)).optional() }),
  checkKey,
  response: z.array(id).max(50),
  checkResponse: (response, content) => [
    ...unknownIDs(response, { field: '', allowed: idsOf(content.options) }),
    ...repeatedIDs(response, ''),
    ...unless(response.length <= (content.max ?? content.options.length), ['', 'too-many']),
  ],
}

function checkKey(key: KeyByType['multiple'], content: ContentByType['multiple']): Issue[] {
  const allowed = idsOf(content.options)
  const weights = Object.entries(key.weights ?? {})
  const earning = weights.filter(([, weight]) => weight > 0).map(([, weight]) => shareOfPercent(weight))
  const hasKey = key.policy === 'by-part' ? compare(sum(earning), zero) > 0 : key.correct.length > 0
  const canEarnAll = key.policy !== 'by-part' || !hasKey || compare(sum(earning), one) === 0
  const needed = key.policy === 'by-part' ? earning.length : key.correct.length
  return [
    ...unknownIDs(key.correct, { field: 'correct', allowed }),
    ...repeatedIDs(key.correct, 'correct'),
    ...unknownIDs(
      weights.map(([option]) => option),
      { field: 'weights', allowed },
    ),
    ...unless(hasKey, [key.policy === 'by-part' ? 'weights' : 'correct', 'no-key']),
    ...unless(canEarnAll, ['weights', 'weights-sum']),
    ...unless(needed <= (content.max ?? needed), ['correct', 'too-many']),
  ]
}
