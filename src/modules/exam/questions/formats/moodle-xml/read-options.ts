import type { Option } from '#domain/learning/assessment/question.ts'
import { optionsOf } from '../parts/file-text.ts'
import { matchOf } from '../parts/match-of.ts'
import { multipleKey, optionFeedbackOf, type OptionLine, singleKey } from '../parts/points-of-options.ts'
import { BlockError, type DraftContent } from '../question-file.ts'
import { answerLines, plainOf, rawOf, stemOf } from './texts.ts'
import { childOf, childrenOf, isTrue, textOf, type XmlElement } from './xml-tree.ts'

/** Reads `multichoice`, with one correct option or several. */
export function readChoice(element: XmlElement): DraftContent {
  const lines = answerLines(element)
  const content = { options: optionsIn(lines), shuffle: isTrue(element, 'shuffleanswers') }
  const [stem, feedback] = [stemOf(element), optionFeedbackOf(content.options, lines)]
  if (isTrue(element, 'single'))
    return {
      question: { type: 'single', stem, content },
      key: { type: 'single', key: singleKey(content.options, lines), ...feedback },
    }
  return {
    question: { type: 'multiple', stem, content },
    key: { type: 'multiple', key: multipleKey(content.options, lines), ...feedback },
  }
}

/** Reads `truefalse`: its answers are the texts true and false. */
export function readTruth(element: XmlElement): DraftContent {
  const lines = answerLines(element)
  const right = lines.find(({ percent }) => percent === 100)?.text.toLowerCase()
  if (right !== 'true' && right !== 'false') throw new BlockError('no-correct')
  return {
    question: { type: 'truefalse', stem: stemOf(element), content: {} },
    key: { type: 'truefalse', key: { correct: right === 'true' } },
    ignored: lines.some(({ feedback }) => feedback !== '') ? ['answer-feedback'] : [],
  }
}

/** Reads `matching`. A part without a question is a choice that fits no row. */
export function readMatching(element: XmlElement): DraftContent {
  const parts = childrenOf(element, 'subquestion')
  const pairs = parts.map((part) => ({ row: plainOf(part), choice: rawOf(childOf(part, 'answer')) }))
  const { content, key } = matchOf(pairs)
  return {
    question: {
      type: 'match',
      stem: stemOf(element),
      content: { ...content, shuffle: isTrue(element, 'shuffleanswers') },
    },
    key: { type: 'match', key },
  }
}

/** Reads `ordering`: its answers are in the right order. */
export function readOrdering(element: XmlElement): DraftContent {
  const items = optionsIn(childrenOf(element, 'answer').map((answer) => ({ text: plainOf(answer) })))
  const isWhole = /^(?:ALL_OR_NOTHING|-1)$/.test(textOf(element, 'gradingtype'))
  return {
    question: { type: 'order', stem: stemOf(element), content: { items } },
    key: {
      type: 'order',
      key: { policy: isWhole ? 'all-or-nothing' : 'by-part', sequence: items.map(({ id }) => id) },
    },
  }
}

function optionsIn(lines: readonly Pick<OptionLine, 'text'>[]): Option[] {
  const texts = lines.map(({ text }) => text)
  if (texts.length < 2 || texts.includes('')) throw new BlockError('no-options')
  return optionsOf('option', texts)
}
