import type { KeyByType, Option } from '#domain/learning/assessment/question.ts'
import { BlockError } from '../question-file.ts'

/** Texts of options in the order of a file, what each earns in percent, and what a learner reads about it. */
export interface OptionLine {
  text: string
  percent: number
  feedback: string
}

/** Returns the key of a question with one correct option. Throws BlockError unless an option earns 100. */
export function singleKey(options: readonly Option[], lines: readonly OptionLine[]): KeyByType['single'] {
  if (!lines.some(({ percent }) => percent === 100)) throw new BlockError('no-correct')
  return { weights: weightsOf(options, lines) }
}

/**
 * Returns the key of a question with several correct options. Equal shares for the correct options, and the same for
 * the others with a minus, are right minus wrong; other percents are weights.
 */
export function multipleKey(options: readonly Option[], lines: readonly OptionLine[]): KeyByType['multiple'] {
  const correct = options.filter((_, index) => lines[index]!.percent > 0).map(({ id }) => id)
  if (correct.length === 0) throw new BlockError('no-correct')
  const share = sharePercent(correct.length)
  const isEven = lines.every(({ percent }) => isClose(percent, percent > 0 ? share : -share))
  if (isEven) return { policy: 'right-minus-wrong', correct }
  return { policy: 'by-part', correct, weights: weightsOf(options, lines) }
}

/** Returns what an option earns in a file: its weight, or its share of the correct options. */
export function percentOf(id: string, key: KeyByType['multiple']): number {
  if (key.policy === 'by-part') return key.weights?.[id] ?? 0
  const share = sharePercent(key.correct.length)
  return key.correct.includes(id) ? share : -share
}

/** Returns the texts about options by id; undefined if there are none. */
export function optionFeedbackOf(options: readonly Option[], lines: readonly OptionLine[]) {
  const entries = options.flatMap(({ id }, index) => {
    const text = lines[index]!.feedback
    return text === '' ? [] : [[id, text] as const]
  })
  return entries.length === 0 ? {} : { optionFeedback: Object.fromEntries(entries) }
}

/** Returns a percent of a file with five decimals: `33.333` is a third. Throws BlockError outside -100 to 100. */
export function parsePercent(text: string): number {
  const number = Number(text.trim().replace(',', '.'))
  if (text.trim() === '' || !Number.isFinite(number) || Math.abs(number) > 100)
    throw new BlockError('percent', { text })
  return partPercent(number) ?? rounded(number)
}

const rounded = (percent: number) => Math.round(percent * 100_000) / 100_000
const sharePercent = (count: number) => rounded(100 / count)

/** Returns the percent of a part that its decimals cut short; null for any other. */
function partPercent(percent: number): number | null {
  for (const count of [3, 6, 7, 9, 11, 12]) {
    const part = rounded((Math.round((percent * count) / 100) * 100) / count)
    if (part !== percent && Math.abs(part - percent) < 0.005 && percent % 1 !== 0) return part
  }
  return null
}

// Moodle writes 33.33333, older files 33.333.
const isClose = (left: number, right: number) => Math.abs(left - right) < 0.001

function weightsOf(options: readonly Option[], lines: readonly OptionLine[]): Record<string, number> {
  return Object.fromEntries(
    options.map(({ id }, index) => [id, lines[index]!.percent] as const).filter(([, percent]) => percent !== 0),
  )
}
