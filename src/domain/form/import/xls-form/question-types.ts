import type { FieldType } from '../../definition.ts'
import { type DraftPart, type Reason, reason } from '../draft/draft.ts'
import type { ChoiceList } from '../draft/choices.ts'
import type { SheetRecord } from './sheet-records.ts'

interface QuestionInput {
  record: SheetRecord
  label: string
  /** What follows the type: the name of a list of choices. */
  list: string
  choices: ReadonlyMap<string, ChoiceList>
}

/** What a type of XLSForm becomes. */
export type Question = Pick<DraftPart, 'type' | 'members'> & { reasons?: readonly Reason[] }

type ReadQuestion = (input: QuestionInput) => Question

const plain =
  (type: FieldType, members: DraftPart['members'] = {}, ...reasons: Reason[]): ReadQuestion =>
  () => ({ type, members, reasons })

const left =
  (...reasons: Reason[]): ReadQuestion =>
  () => ({ type: null, members: {}, reasons })

const text: ReadQuestion = ({ record }) => ({
  type: record.get('appearance')?.includes('multiline') ? 'textarea' : 'input',
  members: {},
})

const number = plain('input', { inputType: 'number' })
const asText = plain('input', {}, reason('asText'))
const metadata = left(reason('metadata'))
const files = (...fileTypeLimit: string[]) => plain('upload', { fileTypeLimit, itemLimit: 1 })
const agreed: ReadQuestion = ({ label }) => ({ type: 'consent', members: { text: label } })

/** Over this many options a list is shorter. */
const mostRadios = 12

function chosen(input: QuestionInput, type: FieldType): Question {
  const [name = '', ...more] = input.list.split(/\s+/)
  const list = input.choices.get(name)
  if (!list || list.options.length === 0)
    return { type: null, members: {}, reasons: [reason('noChoices', { list: name })] }
  const hasOther = more.includes('or_other') || more.includes('other')
  const other = hasOther ? [{ value: 'other', label: 'อื่น ๆ' }] : []
  return {
    type,
    members: { options: [...list.options.filter(({ value }) => !hasOther || value !== 'other'), ...other] },
    reasons: [
      ...list.reasons,
      ...(hasOther ? [reason('other')] : []),
      ...(input.record.get('choice_filter') ? [reason('choiceFilter')] : []),
    ],
  }
}

const selectOne: ReadQuestion = (input) => {
  const isList = /minimal|autocomplete/.test(input.record.get('appearance') ?? '')
  const question = chosen(input, isList ? 'select' : 'radiobox')
  const isLong = (question.members.options?.length ?? 0) > mostRadios
  return isLong && question.type ? { ...question, type: 'select' } : question
}

const range: ReadQuestion = ({ record }) => {
  const parameters = record.get('parameters') ?? ''
  const end = Number(/\bend\s*=\s*(\d{1,3})\b/.exec(parameters)?.[1] ?? 10)
  const isRating = /\bstart\s*=\s*1\b/.test(parameters) && end >= 2 && end <= 10
  return isRating
    ? { type: 'rating', members: { most: end }, reasons: [reason('asRating', { n: String(end) })] }
    : { type: 'input', members: { inputType: 'number' }, reasons: [reason('asNumber')] }
}

const SUMMED = /^\s*(?:sum\s*\(\s*)?\$\{[^{}]+\}\s*\)?(?:\s*\+\s*\$\{[^{}]+\})*\s*$/
const COUNTED = /^\s*count\s*\(\s*\$\{([^{}]+)\}\s*\)\s*$/

const calculated: ReadQuestion = ({ record }) => {
  const formula = (record.get('calculation') ?? '').slice(0, 2000)
  const counted = COUNTED.exec(formula)?.[1]
  const kind = counted === undefined ? 'sum' : 'count'
  if (counted === undefined && !SUMMED.test(formula))
    return { type: null, members: {}, reasons: [reason('calculation', { text: formula })] }
  const of = [...formula.matchAll(/\$\{([^{}]+)\}/g)].map(([, name = '']) => name.trim())
  return { type: 'calculated', members: { calculation: { kind, of } } }
}

/** By the type with underscores for spaces. */
export const questionTypes: ReadonlyMap<string, ReadQuestion> = new Map<string, ReadQuestion>([
  ['text', text],
  ['string', text],
  ['integer', number],
  ['int', number],
  ['decimal', number],
  ['range', range],
  ['date', plain('datetime')],
  ['datetime', plain('datetime', { showDateTime: 'datetime' })],
  ['time', asText],
  ['select_one', selectOne],
  ['select1', selectOne],
  ['select_multiple', (input) => chosen(input, 'checkbox')],
  ['note', ({ label }) => ({ type: 'note', members: { text: label } })],
  ['acknowledge', agreed],
  ['trigger', agreed],
  ['image', files('jpg', 'png', 'webp')],
  ['photo', files('jpg', 'png', 'webp')],
  ['audio', files('mp3')],
  ['video', files('mp4')],
  ['file', plain('upload')],
  ['calculate', calculated],
  ['hidden', plain('hidden')],
  ['url', asText],
  ['barcode', asText],
  ...[
    'start',
    'end',
    'today',
    'deviceid',
    'subscriberid',
    'simserial',
    'phonenumber',
    'username',
    'email',
    'audit',
  ].map((name): [string, ReadQuestion] => [name, metadata]),
  ['start-geopoint', metadata],
  ['select_one_from_file', left(reason('choicesFromElsewhere'))],
  ['select_multiple_from_file', left(reason('choicesFromElsewhere'))],
  ['background-audio', metadata],
])
