import { stripHtml } from '#domain/thai-text/strip-html.ts'
import type { FieldOption, FieldType } from '../../definition.ts'
import { limitChoices } from '../draft/choices.ts'
import { type DraftPart, type Reason, reason } from '../draft/draft.ts'
import { countOf, isObject, objectsIn, type SurveyJson, textOf } from './survey-json.ts'

/** What a type of SurveyJS becomes. */
export type Question = Pick<DraftPart, 'type' | 'members'> & { reasons?: readonly Reason[] }

type ReadQuestion = (question: SurveyJson) => Question

const left = (...reasons: Reason[]): Question => ({ type: null, members: {}, reasons })

const plainText: Question = { type: 'input', members: {}, reasons: [reason('asText')] }
const number: Question = { type: 'input', members: { inputType: 'number' } }

/** By `inputType`. */
const inputTypes = new Map<string, Question>([
  ['', { type: 'input', members: {} }],
  ['text', { type: 'input', members: {} }],
  ['email', { type: 'input', members: { inputType: 'email' } }],
  ['tel', { type: 'input', members: { inputType: 'phone' } }],
  ['number', number],
  ['range', { ...number, reasons: [reason('asNumber')] }],
  ['date', { type: 'datetime', members: {} }],
  ['datetime', { type: 'datetime', members: { showDateTime: 'datetime' } }],
  ['datetime-local', { type: 'datetime', members: { showDateTime: 'datetime' } }],
])

const text: ReadQuestion = (question) => {
  const hasEmail = objectsIn(question['validators']).some(({ type }) => type === 'email')
  const { reasons = [], ...read } = inputTypes.get(hasEmail ? 'email' : textOf(question['inputType'])) ?? plainText
  return { ...read, members: { ...read.members, ...lengthOf(question) }, reasons }
}

/** SurveyJS says -1 for no limit, or for the limit of the form. */
function lengthOf(question: SurveyJson): DraftPart['members'] {
  const validator = objectsIn(question['validators']).find(({ type }) => type === 'text')
  const most = countOf(question['maxLength'], 0) || countOf(validator?.['maxLength'], 0)
  const least = countOf(validator?.['minLength'], 0)
  const maxLength = Math.min(most, 10_000)
  return { maxLength, minLength: Math.min(least, maxLength || 10_000) }
}

const choice =
  (type: FieldType, ...reasons: Reason[]): ReadQuestion =>
  (question) => {
    const list = limitChoices(choicesOf(question['choices']))
    if (list.options.length === 0)
      return left(question['choicesByUrl'] ? reason('choicesFromElsewhere') : reason('noChoices', { list: '' }))
    const extra = extraChoices(question).filter(({ value }) => list.options.every((option) => option.value !== value))
    const hasOther = extra.some(({ value }) => value === 'other')
    return {
      type,
      members: { options: [...list.options, ...extra] },
      reasons: [...reasons, ...list.reasons, ...(hasOther ? [reason('other')] : [])],
    }
  }

const choicesOf = (choices: unknown): FieldOption[] =>
  (Array.isArray(choices) ? choices : []).map((each: unknown) =>
    isObject(each)
      ? { value: textOf(each['value']), label: textOf(each['text']) }
      : { value: textOf(each), label: textOf(each) },
  )

function extraChoices(question: SurveyJson): FieldOption[] {
  const hasOther = question['showOtherItem'] === true || question['hasOther'] === true
  const hasNone = question['showNoneItem'] === true || question['hasNone'] === true
  return [
    ...(hasNone ? [{ value: 'none', label: textOf(question['noneText']) || 'ไม่มี' }] : []),
    ...(hasOther ? [{ value: 'other', label: textOf(question['otherText']) || 'อื่น ๆ' }] : []),
  ]
}

const rating: ReadQuestion = (question) => {
  const values = Array.isArray(question['rateValues']) ? question['rateValues'].length : 0
  const wanted = values || countOf(question['rateMax'], countOf(question['rateCount'], 5))
  const most = Math.min(Math.max(wanted, 2), 10)
  const isSame = values === 0 && most === wanted && (question['rateMin'] ?? 1) === 1
  return { type: 'rating', members: { most }, reasons: isSame ? [] : [reason('asRating', { n: String(most) })] }
}

const yesOrNo: ReadQuestion = (question) => ({
  type: 'radiobox',
  members: {
    options: [
      { value: 'true', label: textOf(question['labelTrue']) || 'ใช่' },
      { value: 'false', label: textOf(question['labelFalse']) || 'ไม่ใช่' },
    ],
  },
})

const files: ReadQuestion = (question) => ({
  type: 'upload',
  members: {
    fileTypeLimit: textOf(question['acceptedTypes'])
      .split(',')
      .map((type) => /^\s*\.([A-Za-z0-9]{2,5})\s*$/.exec(type)?.[1]?.toLowerCase() ?? '')
      .filter(Boolean),
    itemLimit: question['allowMultiple'] === true ? 10 : 1,
    fileSizeLimit: Math.ceil(countOf(question['maxSize'], 10_485_760) / 1_048_576),
  },
})

const SUMMED = /^\s*\{[^{}]+\}(?:\s*\+\s*\{[^{}]+\})*\s*$/

const expression: ReadQuestion = (question) => {
  const formula = textOf(question['expression'])
  if (!SUMMED.test(formula)) return left(reason('calculation', { text: formula }))
  const of = [...formula.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name.trim().replace(/^panel\./, ''))
  return { type: 'calculated', members: { calculation: { kind: 'sum', of } } }
}

const note: ReadQuestion = (question) => {
  const html = textOf(question['html'])
  const plain = stripHtml(html)
  return { type: 'note', members: { text: plain }, reasons: plain === html ? [] : [reason('plainText')] }
}

const picture: ReadQuestion = (question) =>
  choice(question['multiSelect'] === true ? 'checkbox' : 'radiobox', reason('asChoice'))(question)

const matrix: ReadQuestion = () => left(reason('matrix'))

/** By `type`. */
export const questionTypes: ReadonlyMap<string, ReadQuestion> = new Map<string, ReadQuestion>([
  ['text', text],
  ['comment', (question) => ({ type: 'textarea', members: lengthOf(question) })],
  ['radiogroup', choice('radiobox')],
  ['buttongroup', choice('radiobox')],
  ['dropdown', choice('select')],
  ['checkbox', choice('checkbox')],
  ['tagbox', choice('checkbox')],
  ['imagepicker', picture],
  ['rating', rating],
  ['boolean', yesOrNo],
  ['file', files],
  ['html', note],
  ['expression', expression],
  ['matrix', matrix],
  ['matrixdropdown', matrix],
  ['matrixdynamic', matrix],
])
