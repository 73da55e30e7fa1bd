import type { ContentByType, KeyByType } from '#domain/learning/assessment/question.ts'
import { optionsOf } from './file-text.ts'
import { BlockError } from '../question-file.ts'

interface MatchPair {
  /** Empty for a choice that fits no row. */
  row: string
  choice: string
}

/** Returns a question of pairs. Rows may share a choice; choices are in the order in which they first appear. */
export function matchOf(pairs: readonly MatchPair[]): { content: ContentByType['match']; key: KeyByType['match'] } {
  const paired = pairs.filter(({ row }) => row !== '')
  if (paired.length < 2 || pairs.some(({ choice }) => choice === '')) throw new BlockError('pair')
  const texts = [...new Set([...paired, ...pairs].map(({ choice }) => choice))]
  const choices = optionsOf('choice', texts)
  const rows = optionsOf(
    'row',
    paired.map(({ row }) => row),
  )
  const choiceOf = new Map(choices.map(({ id, text }) => [text, id]))
  const answers = rows.map(({ id }, index) => [id, choiceOf.get(paired[index]!.choice)!] as const)
  return {
    content: { rows, choices, shuffle: true },
    key: { policy: 'by-part', pairs: Object.fromEntries(answers) },
  }
}

/** Returns the pairs of a question, choices without a row last. */
export function pairsOf({ rows, choices }: ContentByType['match'], { pairs }: KeyByType['match']): MatchPair[] {
  const textOf = new Map(choices.map(({ id, text }) => [id, text]))
  const chosen = new Set(Object.values(pairs))
  return [
    ...rows.map(({ id, text }) => ({ row: text, choice: textOf.get(pairs[id] ?? '') ?? '' })),
    ...choices.filter(({ id }) => !chosen.has(id)).map(({ text }) => ({ row: '', choice: text })),
  ]
}
