import type { QuestionType } from '#domain/learning/assessment/question.ts'
import { type Feature, featuresOf } from './features.ts'
import type { PortableQuestion, QuestionFileFormat } from './question-file.ts'

/** What a file of a format will not say of a question. `type`: the question is not in the file at all. */
export interface Loss {
  code: string
  losses: ('type' | Feature)[]
}

/** The types that a format has, and the features with the types that may have them. */
interface Support {
  types: readonly QuestionType[]
  features: Partial<Record<Feature, readonly QuestionType[] | 'all'>>
}

const choices: QuestionType[] = ['single', 'multiple']
const byParts: QuestionType[] = ['match', 'order', 'gap', 'inline']

const gift: Support = {
  types: ['single', 'multiple', 'truefalse', 'match', 'short', 'numeric', 'essay', 'text-only'],
  features: {
    ...{ code: 'all', tags: 'all', 'rich-text': 'all', lines: 'all', weights: 'all', 'many-options': 'all' },
    ...{ 'tag-comma': 'all', 'long-stem': 'all' },
    feedback: ['single', 'multiple', 'truefalse', 'match', 'short', 'numeric', 'essay'],
    'option-feedback': choices,
    'by-part': ['multiple', 'match'],
    'right-minus-wrong': ['multiple'],
    'extra-choices': ['match'],
  },
}

const table: Support = {
  types: ['single', 'multiple', 'truefalse', 'match', 'order', 'short', 'numeric', 'essay', 'text-only'],
  features: {
    ...{ code: 'all', tags: 'all', difficulty: 'all', feedback: 'all', 'rich-text': 'all', lines: 'all' },
    'by-part': byParts,
    'right-minus-wrong': ['multiple'],
    ...{ relative: 'all', 'extra-choices': 'all' },
  },
}

const supports: Record<QuestionFileFormat, Support> = {
  gift,
  aiken: { types: ['single'], features: { 'many-options': 'all' } },
  'moodle-xml': {
    types: [...gift.types, 'order', 'gap', 'inline', 'file'],
    features: {
      ...gift.features,
      ...{ feedback: 'all', 'model-answer': ['essay', 'file'], 'no-shuffle': 'all', 'all-or-nothing': ['order'] },
      ...{ 'by-part': ['multiple', ...byParts], repeat: 'all', case: 'all', units: 'all', arrow: 'all', limits: 'all' },
    },
  },
  csv: { ...table, features: { ...table.features, 'long-stem': 'all' } },
  xlsx: table,
}

/** Lists what a format cannot say, by question. Empty if the file would be complete. */
export function lossesOf(items: readonly PortableQuestion[], format: QuestionFileFormat): Loss[] {
  return items.flatMap((item) => {
    const losses = lossesOfItem(item, supports[format])
    return losses.length === 0 ? [] : [{ code: item.code, losses }]
  })
}

function lossesOfItem(item: PortableQuestion, { types, features }: Support): Loss['losses'] {
  const { type } = item.question
  if (!types.includes(type)) return ['type']
  return [...featuresOf(item)].filter((feature) => {
    const allowed = features[feature] ?? []
    return allowed !== 'all' && !allowed.includes(type)
  })
}
