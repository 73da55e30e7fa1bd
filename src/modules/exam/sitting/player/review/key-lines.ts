import type {
  KeyByType,
  KeyOf,
  Option,
  QuestionKey,
  QuestionOf,
  QuestionType,
} from '#domain/learning/assessment/question.ts'
import { fill } from '#domain/locale/fill.ts'
import { isCorrectIn } from '../parts/choice/multiple.tsx'
import { letterOf, optionName } from '../parts/option-text.tsx'
import { blankPieces } from '../parts/pairing/blank-pieces.ts'
import type { PlayerWords } from '../words.ts'

type Lines = {
  [Type in QuestionType]: (of: {
    content: QuestionOf<Type>['content']
    key: KeyByType[Type]
    words: PlayerWords
  }) => string[]
}

const lines: Lines = {
  single: ({ content, key, words }) => namesIn(content.options, words, ({ id }) => key.weights[id] === 100),
  multiple: ({ content, key, words }) => namesIn(content.options, words, ({ id }) => isCorrectIn(key, id)),
  truefalse: ({ key, words }) => [key.correct ? words.isTrue : words.isFalse],
  match: ({ content, key, words }) =>
    content.rows.map((row) =>
      fill(words.pair, { row: row.text, choice: nameIn(content.choices, { id: key.pairs[row.id], words }) }),
    ),
  order: ({ content, key, words }) =>
    key.sequence.map((id, index) => `${index + 1}. ${nameIn(content.items, { id, words, isPlain: true })}`),
  gap: ({ content, key, words }) => blankLines({ ...content, choicesOf: () => content.choices }, { key, words }),
  inline: ({ content, key, words }) =>
    blankLines(
      { ...content, choicesOf: (id) => content.blanks.find((blank) => blank.id === id)?.options ?? [] },
      { key, words },
    ),
  short: ({ key }) => key.accepted.filter(({ percent }) => percent === 100).map(({ text }) => text),
  numeric: ({ key, words }) =>
    key.accepted.filter(({ percent }) => percent === 100).map((accepted) => numberLine(accepted, words)),
  essay: () => [],
  file: () => [],
  hotspot: ({ key, words }) => key.areas.map((_, index) => fill(words.areaNumber, { n: index + 1 })),
  matrix: ({ content, key, words }) =>
    content.rows.map((row) => {
      const names = (key.answers[row.id] ?? []).map((id) => nameIn(content.columns, { id, words, isPlain: true }))
      return fill(words.pair, { row: row.text, choice: names.join(', ') })
    }),
  scale: () => [],
  'text-only': () => [],
}

/** Returns the correct answer of a question in words, a line for each part. A type that a person marks has none. */
export function keyLines<Type extends QuestionType>(question: QuestionOf<Type>, { key, words }: KeyWords<Type>) {
  const write = lines[question.type] as (of: object) => string[]
  return write({ content: question.content, key: key.key, words })
}

type KeyWords<Type extends QuestionType> = { key: KeyOf<Type>; words: PlayerWords }

/** Returns the key for a question of its type, or null. */
export const keyFor = <Type extends QuestionType>({ type }: QuestionOf<Type>, key: QuestionKey | null) =>
  key?.type === type ? (key as unknown as KeyOf<Type>) : null

function namesIn(options: readonly Option[], words: PlayerWords, isCorrect: (option: Option) => boolean): string[] {
  return options.flatMap((option, index) => (isCorrect(option) ? [optionName(option, letterOf(words, index))] : []))
}

type NameOf = { id: string | undefined; words: PlayerWords; isPlain?: boolean }

function nameIn(options: readonly Option[], { id, words, isPlain }: NameOf): string {
  const index = options.findIndex((option) => option.id === id)
  const option = options[index]
  if (!option) return ''
  return isPlain && option.text ? option.text : optionName(option, letterOf(words, index))
}

type Blanks = { text: string; choicesOf: (id: string) => Option[] }

function blankLines({ text, choicesOf }: Blanks, { key, words }: { key: KeyByType['gap']; words: PlayerWords }) {
  return blankPieces(text).flatMap((piece) => {
    if (piece.kind === 'text') return []
    const names = (key.answers[piece.id] ?? []).map((id) => nameIn(choicesOf(piece.id), { id, words, isPlain: true }))
    return [fill(words.pair, { row: fill(words.blank, { n: piece.number }), choice: names.join(', ') })]
  })
}

function numberLine({ value, tolerance, isRelative }: KeyByType['numeric']['accepted'][number], words: PlayerWords) {
  if (Number(tolerance) === 0) return value
  return fill(isRelative ? words.accuracyPercent : words.accuracy, { value, tolerance })
}
