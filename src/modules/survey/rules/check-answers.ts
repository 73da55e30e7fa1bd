import { arabicDigits } from '#domain/thai-text/digits.ts'
import { isCleanText } from '#domain/validation/text.ts'
import type { SurveyAnswers, SurveyContent, SurveyQuestion, SurveyResponse } from './survey-question.ts'

type AnswerProblem = 'required' | 'incomplete' | 'wrong' | 'long' | 'many' | 'number' | 'ranks' | 'unknown'

type Outcome = { answers: SurveyAnswers } | { problems: { id: string; code: AnswerProblem }[] }
/** A clean answer, null for none, or what is wrong with it. */
type Checked = { answer: SurveyResponse | null } | { code: AnswerProblem }

const none = { answer: null } as const
const wrong = { code: 'wrong' } as const

/** Checks what a person sent against the questions: only questions and options of the survey, in their limits. */
export function checkAnswers(questions: readonly SurveyQuestion[], sent: Readonly<Record<string, unknown>>): Outcome {
  const ids = new Set(questions.map(({ id }) => id))
  const problems: { id: string; code: AnswerProblem }[] = Object.keys(sent)
    .filter((id) => !ids.has(id))
    .slice(0, 1)
    .map((id) => ({ id: id.slice(0, 24), code: 'unknown' }))
  const answers: SurveyAnswers = {}
  for (const { id, isRequired, question } of questions) {
    const checked = checkOne(question, Object.hasOwn(sent, id) ? sent[id] : null)
    if ('code' in checked) problems.push({ id, code: checked.code })
    else if (checked.answer !== null) answers[id] = checked.answer
    else if (isRequired && question.type !== 'text-only') problems.push({ id, code: 'required' })
    if (isRequired && 'answer' in checked && isHalf(question, checked.answer)) problems.push({ id, code: 'incomplete' })
  }
  return problems.length > 0 ? { problems } : { answers }
}

function checkOne(question: SurveyContent, sent: unknown): Checked {
  if (sent === null || sent === undefined || question.type === 'text-only') return sent == null ? none : wrong
  switch (question.type) {
    case 'single':
      return oneOf(question.content.options, sent)
    case 'multiple':
      return someOf(question.content, sent)
    case 'truefalse':
      return typeof sent === 'boolean' ? { answer: sent } : wrong
    case 'scale':
      return onScale(question.content, sent)
    case 'order':
      return ordered(question.content.items, sent)
    case 'matrix':
      return inMatrix(question.content, sent)
    case 'numeric':
      return numberWithUnit(question.content.units, sent)
    case 'short':
      return textWithin(question.content.maxLength, sent, { isLine: true })
    case 'essay':
      return textWithin(question.content.maxLength, sent, { isLine: false })
  }
}

/** Whether a required matrix lacks a row. */
const isHalf = (question: SurveyContent, answer: SurveyResponse | null) =>
  question.type === 'matrix' && answer !== null && Object.keys(answer).length < question.content.rows.length

interface WithId {
  id: string
}

const hasId = (list: readonly WithId[], id: unknown): id is string => list.some((one) => one.id === id)
const isListOf = (list: readonly WithId[], sent: unknown): sent is string[] =>
  Array.isArray(sent) && sent.every((id) => hasId(list, id)) && new Set(sent).size === sent.length

const oneOf = (options: readonly WithId[], sent: unknown): Checked => (hasId(options, sent) ? { answer: sent } : wrong)

function someOf({ options, max }: { options: readonly WithId[]; max?: number | undefined }, sent: unknown): Checked {
  if (!isListOf(options, sent)) return wrong
  if (sent.length === 0) return none
  return sent.length > (max ?? options.length) ? { code: 'many' } : { answer: sent }
}

const onScale = ({ min, max }: { min: number; max: number }, sent: unknown): Checked =>
  typeof sent === 'number' && Number.isInteger(sent) && sent >= min && sent <= max ? { answer: sent } : wrong

const ordered = (items: readonly WithId[], sent: unknown): Checked =>
  isListOf(items, sent) && sent.length === items.length ? { answer: sent } : { code: 'ranks' }

function inMatrix(
  { rows, columns, isMultiple }: { rows: readonly WithId[]; columns: readonly WithId[]; isMultiple: boolean },
  sent: unknown,
): Checked {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return wrong
  const entries = Object.entries(sent)
  const isGood = entries.every(
    ([row, list]) => hasId(rows, row) && isListOf(columns, list) && (isMultiple || list.length <= 1),
  )
  if (!isGood) return wrong
  const answered = entries.filter(([, list]) => (list as string[]).length > 0)
  return answered.length === 0 ? none : { answer: Object.fromEntries(answered) as Record<string, string[]> }
}

function numberWithUnit(units: readonly string[], sent: unknown): Checked {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return wrong
  const { value, unit, ...others } = sent as Record<string, unknown>
  if (typeof value !== 'string' || Object.keys(others).length > 0) return wrong
  if (unit !== undefined && !units.includes(unit as string)) return wrong
  const plain = arabicDigits(value.slice(0, 60).trim()).replace(/(?<=\d),(?=\d{3})/g, '')
  if (!/^-?\d{1,15}(\.\d{1,6})?$/.test(plain)) return { code: 'number' }
  return { answer: { value: plain, ...(unit !== undefined && { unit: unit as string }) } }
}

function textWithin(most: number, sent: unknown, { isLine }: { isLine: boolean }): Checked {
  if (typeof sent !== 'string' || !isCleanText(sent)) return wrong
  const text = sent.replaceAll(/\r\n?/g, '\n').normalize('NFC').trim()
  const clean = isLine ? text.replaceAll(/\s+/g, ' ') : text
  if (clean.length > most) return { code: 'long' }
  return clean === '' ? none : { answer: clean }
}
