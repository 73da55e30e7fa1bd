import type { AcceptedNumber, QuestionType } from '#domain/learning/assessment/question.ts'
import { decimalText } from '../parts/decimal.ts'
import { essayContent, shortContent } from '../parts/defaults.ts'
import { optionsOf } from '../parts/file-text.ts'
import { matchOf } from '../parts/match-of.ts'
import { singleKey } from '../parts/points-of-options.ts'
import { BlockError, type DraftContent } from '../question-file.ts'
import { optionIndexes, truthOf } from './cell-words.ts'

export interface Row {
  stem: string
  /** Null if the cell is empty: then it follows from the correct answer. */
  type: QuestionType | null
  options: readonly string[]
  correct: string
}

/** Returns the question of a row. Throws BlockError if its cells do not fit its type. */
export function readRow(row: Row): DraftContent {
  const { stem } = row
  switch (row.type ?? guessType(row)) {
    case 'multiple':
      return readMultiple(row)
    case 'truefalse':
      return readTruth(row)
    case 'match':
      return readMatch(row)
    case 'order':
      return readOrder(row)
    case 'short':
      return readShort(row)
    case 'numeric':
      return readNumeric(row)
    case 'essay':
      return { question: { type: 'essay', stem, content: { ...essayContent } }, key: { type: 'essay', key: {} } }
    case 'text-only':
      return { question: { type: 'text-only', stem, content: {} }, key: { type: 'text-only', key: {} } }
    default:
      return readSingle(row)
  }
}

function guessType({ options, correct }: Row): QuestionType {
  if (options.every((text) => text === '')) return truthOf(correct) === null ? 'short' : 'truefalse'
  return (optionIndexes(correct)?.length ?? 0) > 1 ? 'multiple' : 'single'
}

/** Options are filled from the first; a correct answer names them by number or letter. */
function readOptions({ options, correct }: Row) {
  const texts = filled(options)
  if (texts.length < 2) throw new BlockError('no-options')
  if (correct === '') throw new BlockError('no-correct')
  const indexes = optionIndexes(correct)
  if (!indexes || indexes.some((index) => index >= texts.length))
    throw new BlockError('correct-unknown', { text: correct.slice(0, 40) })
  return { options: optionsOf('option', texts), indexes }
}

function readSingle(row: Row): DraftContent {
  const { options, indexes } = readOptions(row)
  if (indexes.length > 1) throw new BlockError('correct-unknown', { text: row.correct.slice(0, 40) })
  const lines = options.map(({ text }, index) => ({ text, percent: indexes.includes(index) ? 100 : 0, feedback: '' }))
  return {
    question: { type: 'single', stem: row.stem, content: { options, shuffle: true } },
    key: { type: 'single', key: singleKey(options, lines) },
  }
}

function readMultiple(row: Row): DraftContent {
  const { options, indexes } = readOptions(row)
  const correct = options.filter((_, index) => indexes.includes(index)).map(({ id }) => id)
  return {
    question: { type: 'multiple', stem: row.stem, content: { options, shuffle: true } },
    key: { type: 'multiple', key: { policy: 'right-minus-wrong', correct } },
  }
}

function readTruth({ stem, correct }: Row): DraftContent {
  const truth = truthOf(correct)
  if (truth === null) throw new BlockError('correct-unknown', { text: correct.slice(0, 40) })
  return { question: { type: 'truefalse', stem, content: {} }, key: { type: 'truefalse', key: { correct: truth } } }
}

/** Each option is a pair, `row -> choice`. Without a row it is a choice that fits none. */
function readMatch({ stem, options }: Row): DraftContent {
  const pairs = filled(options).map((text) => {
    const [row, choice, ...rest] = text.split(/->|→/)
    if (choice === undefined || rest.length > 0) throw new BlockError('pair')
    return { row: row!.trim(), choice: choice.trim() }
  })
  const { content, key } = matchOf(pairs)
  return { question: { type: 'match', stem, content }, key: { type: 'match', key } }
}

/** The options are in the right order. */
function readOrder({ stem, options }: Row): DraftContent {
  const items = optionsOf('option', filled(options))
  if (items.length < 2) throw new BlockError('no-options')
  return {
    question: { type: 'order', stem, content: { items } },
    key: { type: 'order', key: { policy: 'by-part', sequence: items.map(({ id }) => id) } },
  }
}

/** Options, or the correct answer if there are none, are the accepted answers. */
function readShort({ stem, options, correct }: Row): DraftContent {
  const texts = filled(options).length > 0 ? filled(options) : filled([correct])
  if (texts.length === 0) throw new BlockError('no-correct')
  const accepted = texts.map((text) => ({ text, percent: 100 }))
  return {
    question: { type: 'short', stem, content: { ...shortContent } },
    key: { type: 'short', key: { accepted, isCaseSensitive: false } },
  }
}

function readNumeric({ stem, options, correct }: Row): DraftContent {
  const texts = filled(options).length > 0 ? filled(options) : filled([correct])
  if (texts.length === 0) throw new BlockError('no-correct')
  return {
    question: { type: 'numeric', stem, content: { units: [] } },
    key: { type: 'numeric', key: { accepted: texts.map(readNumber), units: {}, isUnitRequired: false } },
  }
}

/** `3.14`, `3.14 ± 0.01` or `3.14 ± 1%`. */
function readNumber(text: string): AcceptedNumber {
  const [first = '', second = '0', ...rest] = text.split(/±|\+-|\+\/-/)
  const isRelative = second.trim().endsWith('%')
  const value = decimalText(first)
  // A percent is a hundredth: its exponent moves by two.
  const tolerance = decimalText(isRelative ? `${second.trim().slice(0, -1)}e-2` : second)
  if (value === null || tolerance === null || tolerance.startsWith('-') || rest.length > 0)
    throw new BlockError('number', { text: text.slice(0, 60) })
  return { value, tolerance, isRelative, percent: 100 }
}

const filled = (texts: readonly string[]) => texts.filter((text) => text !== '')
