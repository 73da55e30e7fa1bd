import type { AcceptedNumber, Question, QuestionKey } from '#domain/learning/assessment/question.ts'
import { centreOf, decimalText } from '../parts/decimal.ts'
import { essayContent, shortContent } from '../parts/defaults.ts'
import { optionsOf } from '../parts/file-text.ts'
import { matchOf } from '../parts/match-of.ts'
import { multipleKey, optionFeedbackOf, singleKey } from '../parts/points-of-options.ts'
import { BlockError, type IgnoredPart } from '../question-file.ts'
import { type GiftAnswer, type GiftFormat, plainText, splitAnswers } from './answers.ts'

interface Context {
  stem: string
  format: GiftFormat
}

interface Read {
  question: Question
  key: QuestionKey
  ignored: IgnoredPart[]
}

/** Returns the question of what is between the braces. Throws BlockError if no type fits. */
export function readAnswers(body: string, context: Context): Read {
  if (body === '') return readEssay(context)
  if (body.startsWith('#')) return readNumeric(body.slice(1), context)
  const truth = /^(T|TRUE|F|FALSE)\s*(?:#([^]*))?$/i.exec(body)
  if (truth) return readTruth(truth[1]!, { feedback: truth[2], stem: context.stem })
  const answers = splitAnswers(body)
  if (answers.some(({ isRight }) => !isRight)) return readOptions(answers, context)
  return answers.some(({ text }) => text.includes('->')) ? readMatch(answers, context) : readShort(answers, context)
}

function readEssay({ stem }: Context): Read {
  return {
    question: { type: 'essay', stem, content: { ...essayContent } },
    key: { type: 'essay', key: {} },
    ignored: [],
  }
}

/** Texts about the wrong and the right answer have no place: a question of this type has no options. */
function readTruth(text: string, { feedback, stem }: { feedback: string | undefined; stem: string }): Read {
  return {
    question: { type: 'truefalse', stem, content: {} },
    key: { type: 'truefalse', key: { correct: /^t/i.test(text) } },
    ignored: (feedback ?? '').replaceAll('#', '').trim() === '' ? [] : ['answer-feedback'],
  }
}

function readOptions(answers: readonly GiftAnswer[], { stem, format }: Context): Read {
  const lines = answers.map((answer) => ({
    text: plainText(answer.text, format),
    percent: answer.percent ?? (answer.isRight ? 100 : 0),
    feedback: plainText(answer.feedback, format),
  }))
  if (lines.length < 2 || lines.some(({ text }) => text === '')) throw new BlockError('no-options')
  const options = optionsOf(
    'option',
    lines.map(({ text }) => text),
  )
  const feedback = optionFeedbackOf(options, lines)
  const content = { options, shuffle: true }
  if (answers.some(({ isRight }) => isRight))
    return {
      question: { type: 'single', stem, content },
      key: { type: 'single', key: singleKey(options, lines), ...feedback },
      ignored: [],
    }
  return {
    question: { type: 'multiple', stem, content },
    key: { type: 'multiple', key: multipleKey(options, lines), ...feedback },
    ignored: [],
  }
}

function readMatch(answers: readonly GiftAnswer[], { stem, format }: Context): Read {
  const pairs = answers.map(({ text }) => {
    const [row, choice, ...rest] = text.split('->')
    if (choice === undefined || rest.length > 0) throw new BlockError('pair')
    return { row: plainText(row!, format), choice: plainText(choice, format) }
  })
  const { content, key } = matchOf(pairs)
  return {
    question: { type: 'match', stem, content },
    key: { type: 'match', key },
    ignored: answerFeedback(answers),
  }
}

function readShort(answers: readonly GiftAnswer[], { stem }: Context): Read {
  const accepted = answers.map(({ text, percent }) => ({ text: plainText(text, 'plain'), percent: percent ?? 100 }))
  if (accepted.some(({ text }) => text === '')) throw new BlockError('no-options')
  if (!accepted.some(({ percent }) => percent === 100)) throw new BlockError('no-correct')
  return {
    question: { type: 'short', stem, content: { ...shortContent } },
    key: { type: 'short', key: { accepted, isCaseSensitive: false } },
    ignored: answerFeedback(answers),
  }
}

function readNumeric(body: string, { stem }: Context): Read {
  const answers = /^\s*[=~]/.test(body) ? splitAnswers(body) : splitAnswers(`=${body}`)
  const accepted = answers.filter(({ isRight }) => isRight).map(readNumber)
  if (!accepted.some(({ percent }) => percent === 100)) throw new BlockError('no-correct')
  return {
    question: { type: 'numeric', stem, content: { units: [] } },
    key: { type: 'numeric', key: { accepted, units: {}, isUnitRequired: false } },
    ignored: answerFeedback(answers),
  }
}

/** `3.14:0.01` is a value and its tolerance, `1..5` a range. */
function readNumber({ text, percent }: GiftAnswer): AcceptedNumber {
  const range = text.split('..')
  const [first = '', second = '0', ...rest] = text.split(':')
  const [value, tolerance] = [decimalText(first), decimalText(second)]
  const exact = value !== null && tolerance !== null && rest.length === 0 ? { value, tolerance } : null
  const number = range.length === 2 ? centreOf(range[0]!, range[1]!) : exact
  if (number === null || number.tolerance.startsWith('-')) throw new BlockError('number', { text: text.slice(0, 60) })
  return { ...number, isRelative: false, percent: percent ?? 100 }
}

const answerFeedback = (answers: readonly GiftAnswer[]): IgnoredPart[] =>
  answers.some(({ feedback }) => feedback !== '') ? ['answer-feedback'] : []
