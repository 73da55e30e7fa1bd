import type { SurveyQuestion, SurveyType } from './survey-question.ts'

/** What a form of the page sends. */
interface SentForm {
  get: (name: string) => unknown
  getAll: (name: string) => unknown[]
}

/** The name of the control of a question, or of one of its parts. */
export const controlName = (id: string, part?: string) => (part === undefined ? `q.${id}` : `q.${id}.${part}`)

/** Reads the answers that a form sends, as a call of the API would send them. Nothing is checked yet. */
export function readForm(questions: readonly SurveyQuestion[], form: SentForm): Record<string, unknown> {
  const read = questions.map((one): [string, unknown] => [one.id, readers[one.question.type](one, form)])
  return Object.fromEntries(read.filter(([, answer]) => answer !== null))
}

type Reader = (one: SurveyQuestion, form: SentForm) => unknown

const textIn = ({ id }: SurveyQuestion, form: SentForm, part?: string) => String(form.get(controlName(id, part)) ?? '')
const textOrNull: Reader = (one, form) => (textIn(one, form).trim() === '' ? null : textIn(one, form))

const readers: Record<SurveyType, Reader> = {
  single: textOrNull,
  short: textOrNull,
  essay: textOrNull,
  multiple: ({ id }, form) =>
    listOrNull(
      form
        .getAll(controlName(id))
        .map(String)
        .filter((value) => value !== ''),
    ),
  truefalse: (one, form) => ({ true: true, false: false })[textIn(one, form)] ?? null,
  scale: (one, form) => (textIn(one, form) === '' ? null : Number(textIn(one, form))),
  numeric: (one, form) =>
    textIn(one, form).trim() === ''
      ? null
      : { value: textIn(one, form), ...(textIn(one, form, 'unit') !== '' && { unit: textIn(one, form, 'unit') }) },
  order: readOrder,
  matrix: readMatrix,
  'text-only': () => null,
}

const listOrNull = (list: string[]) => (list.length === 0 ? null : list)

/** Each item has a place. The items come in the order of their places; two with one place are refused later. */
function readOrder(one: SurveyQuestion, form: SentForm): unknown {
  if (one.question.type !== 'order') return null
  const { items } = one.question.content
  const placed = items
    .map(({ id }) => ({ id, place: Number(textIn(one, form, id)) }))
    .filter(({ place }) => place >= 1 && place <= items.length)
  if (placed.length === 0) return null
  const hasOneEach = new Set(placed.map(({ place }) => place)).size === placed.length
  return hasOneEach ? placed.toSorted((a, b) => a.place - b.place).map(({ id }) => id) : []
}

function readMatrix({ id, question }: SurveyQuestion, form: SentForm): unknown {
  if (question.type !== 'matrix') return null
  const rows = question.content.rows.map((row): [string, string[]] => [
    row.id,
    form.getAll(controlName(id, row.id)).map(String),
  ])
  const answered = rows.filter(([, columns]) => columns.length > 0)
  return answered.length === 0 ? null : Object.fromEntries(answered)
}
