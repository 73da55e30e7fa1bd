import type { KeyOf, QuestionOf, QuestionType } from '#domain/learning/assessment/question.ts'
import { decimalOf, reciprocal } from './parts/decimal.ts'
import { plainParagraph } from './parts/file-text.ts'
import { matchOf, pairsOf } from './parts/match-of.ts'
import type { PortableQuestion } from './question-file.ts'
import { optionCount } from './table/columns.ts'
import { essayContent, fileContent, shortContent } from './parts/defaults.ts'

/** What a question may have beyond its type, stem and correct answers. */
export type Feature =
  | 'code'
  | 'tags'
  | 'tag-comma'
  | 'difficulty'
  | 'hint'
  | 'feedback'
  | 'option-feedback'
  | 'model-answer'
  | 'rubric'
  | 'penalty'
  | 'rich-text'
  | 'long-stem'
  | 'lines'
  | 'image'
  | 'fixed'
  | 'no-shuffle'
  | 'choice-order'
  | 'extra-choices'
  | 'weights'
  | 'all-or-nothing'
  | 'by-part'
  | 'right-minus-wrong'
  | 'max'
  | 'many-options'
  | 'many-answers'
  | 'repeat'
  | 'max-length'
  | 'limits'
  | 'pattern'
  | 'case'
  | 'arrow'
  | 'units'
  | 'odd-units'
  | 'relative'

type Pair<Type extends QuestionType> = { question: QuestionOf<Type>; key: KeyOf<Type> }

/** Returns the features of a question. */
export function featuresOf(item: PortableQuestion): Set<Feature> {
  const own = byType[item.question.type] as (pair: unknown) => Record<string, boolean>
  const has: Record<string, boolean | undefined> = {
    ...commonFeatures(item),
    ...own({ question: item.question, key: item.key }),
  }
  return new Set(Object.keys(has).filter((name) => has[name]) as Feature[])
}

type Has = Partial<Record<Feature, boolean>>

function commonFeatures({ code, tags, difficulty, question, key }: PortableQuestion): Has {
  return {
    code: !/^q-[0-9a-f]{12}$/.test(code),
    tags: tags.length > 0,
    'tag-comma': tags.some((tag) => /[,;]/.test(tag)),
    difficulty: difficulty !== undefined,
    hint: question.hint !== undefined,
    feedback: key.feedback !== undefined,
    'option-feedback': key.optionFeedback !== undefined,
    'model-answer': key.modelAnswer !== undefined,
    rubric: key.rubric !== undefined,
    penalty: (key.penalty ?? 0) > 0,
    'long-stem': question.stem.length > 32_000,
    'rich-text': plainParagraph(question.stem) === null,
    lines: /<br/.test(question.stem) || /"text":"[^"]*\\n/.test(JSON.stringify(question.content)),
    image: /"image":/.test(JSON.stringify(question.content)),
    fixed: /"isFixed":true/.test(JSON.stringify(question.content)),
    'no-shuffle': 'shuffle' in question.content && !question.content.shuffle,
  }
}

const byType: { [Type in QuestionType]: (pair: Pair<Type>) => Has } = {
  single: ({ question, key }) => ({
    weights: Object.values(key.key.weights).filter((percent) => percent !== 0).length > 1,
    'many-options': question.content.options.length > optionCount,
  }),
  multiple: ({ question, key }) => ({
    [key.key.policy]: true,
    max: question.content.max !== undefined,
    'many-options': question.content.options.length > optionCount,
  }),
  truefalse: () => ({}),
  match: ({ question, key }) => ({
    [key.key.policy]: true,
    'choice-order': isReordered(question.content, key.key),
    'extra-choices': pairsOf(question.content, key.key).some(({ row }) => row === ''),
    'many-options': pairsOf(question.content, key.key).length > optionCount,
    arrow: /->|→/.test(JSON.stringify([question.content.rows, question.content.choices])),
  }),
  order: ({ question, key }) => ({
    [key.key.policy]: true,
    'choice-order': question.content.items.some(({ id }, index) => key.key.sequence[index] !== id),
    'many-options': question.content.items.length > optionCount,
  }),
  gap: ({ question, key }) => ({
    [key.key.policy]: true,
    'many-answers': Object.values(key.key.answers).some((ids) => ids.length !== 1),
    repeat: question.content.canRepeat,
  }),
  inline: ({ key }) => ({
    [key.key.policy]: true,
    'many-answers': Object.values(key.key.answers).some((ids) => ids.length !== 1),
  }),
  short: ({ question, key }) => ({
    weights: key.key.accepted.some(({ percent }) => percent !== 100),
    'max-length': question.content.maxLength !== shortContent.maxLength,
    pattern: key.key.pattern !== undefined,
    case: key.key.isCaseSensitive,
    arrow: key.key.accepted.some(({ text }) => /->|→/.test(text)),
    'many-options': key.key.accepted.length > optionCount,
  }),
  numeric: ({ key }) => ({
    weights: key.key.accepted.some(({ percent }) => percent !== 100),
    units: Object.keys(key.key.units).length > 0,
    'odd-units': Object.values(key.key.units).some((factor) => invert(invert(factor)) !== factor),
    relative: key.key.accepted.some(({ isRelative }) => isRelative),
    'many-options': key.key.accepted.length > optionCount,
  }),
  essay: ({ question: { content } }) => ({
    'max-length': content.maxLength !== essayContent.maxLength,
    limits: content.minWords !== undefined || content.lines !== essayContent.lines,
  }),
  file: ({ question: { content } }) => ({ limits: JSON.stringify(content) !== JSON.stringify(fileContent) }),
  hotspot: () => ({}),
  matrix: ({ key }) => ({ [key.key.policy]: true }),
  scale: () => ({}),
  'text-only': () => ({}),
}

/** Whether reading the pairs would give another order of choices. */
function isReordered(content: QuestionOf<'match'>['content'], key: KeyOf<'match'>['key']): boolean {
  const texts = new Set(content.choices.map(({ text }) => text))
  if (texts.size !== content.choices.length) return true
  const again = matchOf(pairsOf(content, key)).content.choices
  return again.some(({ text }, index) => text !== content.choices[index]?.text)
}

const invert = (factor: string) => decimalOf(reciprocal(factor) ?? '1')
