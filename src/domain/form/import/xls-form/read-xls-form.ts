import type { ChoiceList } from '../draft/choices.ts'
import type { DraftPart, DraftSet, Reason } from '../draft/draft.ts'
import { reason } from '../draft/draft.ts'
import { finishImport } from '../draft/finish-import.ts'
import type { ImportedForm } from '../imported-form.ts'
import { type Question, questionTypes } from './question-types.ts'
import { readChoices } from './read-choices.ts'
import { type SheetRecord, sheetRecords, translated } from './sheet-records.ts'

type Rows = readonly (readonly unknown[])[]

const mostRows = 5000
const mostConditions = 20

/** Reads an XLSForm from the rows of its sheets, the first of each being the headings. Never throws. */
export function readXlsForm(sheets: { survey: Rows; choices?: Rows; settings?: Rows }): ImportedForm {
  const [settings] = sheetRecords(sheets.settings ?? [], 1)
  const language = settings?.get('default_language') ?? ''
  const survey = sheetRecords(sheets.survey, mostRows)
  const title = settings?.get('form_title') || settings?.get('form_id') || ''
  const choices = readChoices(sheetRecords(sheets.choices ?? [], mostRows), language)
  return finishImport(partsOf(survey, { choices, language }), title)
}

/** A group or repeat that is open at a row. */
interface Group {
  conditions: readonly string[]
  set: DraftSet | null
  /** A repeat within a repeat, or what is disabled, is left out. */
  left: Reason | null
}

interface Lists {
  choices: ReadonlyMap<string, ChoiceList>
  language: string
}

function partsOf(survey: readonly SheetRecord[], lists: Lists): DraftPart[] {
  const open: Group[] = [{ conditions: [], set: null, left: null }]
  return survey.flatMap((record) => {
    const type = (record.get('type') ?? '').trim()
    if (type === '') return []
    const group = open.at(-1)!
    const [, edge, kind] = /^(begin|end)[\s_]+(group|repeat|loop)$/i.exec(type) ?? []
    if (edge === undefined || kind === undefined) return [questionOf(record, { type, group, lists })]
    if (/end/i.test(edge)) {
      if (open.length > 1) open.pop()
      return []
    }
    const inner = groupOf(record, { isRepeat: !/group/i.test(kind), group, lists })
    open.push(inner.group)
    return inner.parts
  })
}

interface GroupInput {
  isRepeat: boolean
  group: Group
  lists: Lists
}

function groupOf(record: SheetRecord, { isRepeat, group, lists }: GroupInput): { group: Group; parts: DraftPart[] } {
  const conditions = [...conditionOf(record), ...group.conditions].slice(0, mostConditions)
  const labels = labelOf(record, lists)
  const source = record.get('name') ?? ''
  const base = { ...emptyPart(group), source, label: labels.label }
  const left = group.left ?? (isRepeat && group.set ? reason('nestedSet') : null) ?? disabled(record)
  if (left) return { group: { ...group, left }, parts: group.left ? [] : [{ ...base, reasons: [left] }] }
  if (isRepeat) {
    const set = { source, title: labels.label, conditions, ...limitOf(record) }
    return { group: { conditions: [], set, left }, parts: [] }
  }
  const inner = { ...group, conditions }
  const heading: DraftPart = { ...base, type: 'note', members: { text: labels.label }, conditions: inner.conditions }
  return { group: inner, parts: labels.label === '' ? [] : [{ ...heading, reasons: [reason('asNote')] }] }
}

const emptyPart = ({ set }: Group): Omit<DraftPart, 'source' | 'label'> => ({
  ...{ type: null, members: {}, conditions: [], tab: '', reasons: [], set },
})

const conditionOf = (record: SheetRecord) => [record.get('relevant') || record.get('relevance') || ''].filter(Boolean)

const disabled = (record: SheetRecord) => (isYes(record.get('disabled') ?? '') ? reason('disabled') : null)

const isYes = (text: string) => /^(?:yes|true(?:\(\))?|1)$/i.test(text)

function limitOf(record: SheetRecord): Pick<DraftSet, 'limit' | 'reasons'> {
  const text = record.get('repeat_count') ?? ''
  const count = Number(text || 'none')
  if (Number.isInteger(count) && count >= 1) return { limit: Math.min(count, 100), reasons: [] }
  return { limit: 100, reasons: text === '' ? [] : [reason('repeatCount', { text })] }
}

const mostLabel = 2000

function labelOf(record: SheetRecord, { language }: Lists): { label: string; reasons: Reason[] } {
  const label = translated(record, { column: 'label', language }) || (record.get('caption') ?? '')
  return { label: label.slice(0, mostLabel), reasons: label.length > mostLabel ? [reason('longText')] : [] }
}

function questionOf(
  record: SheetRecord,
  { type, group, lists }: { type: string; group: Group; lists: Lists },
): DraftPart {
  const { label, reasons } = labelOf(record, lists)
  const source = record.get('name') ?? ''
  const base: DraftPart = { ...emptyPart(group), source, label: label || source }
  const left = group.left ?? disabled(record)
  if (left) return { ...base, reasons: [left] }
  const question = readType(type, { record, label: base.label, lists })
  if (question.type === null) return { ...base, reasons: question.reasons ?? [] }
  const settings = settingsOf(record, lists)
  return {
    ...base,
    type: question.type,
    members: { ...settings.members, ...question.members },
    conditions: [...conditionOf(record), ...group.conditions],
    reasons: [...reasons, ...(question.reasons ?? []), ...settings.reasons],
  }
}

function readType(type: string, input: { record: SheetRecord; label: string; lists: Lists }): Question {
  const [, name = '', list = ''] = /^(select[\s_]one|select[\s_]multiple|select1|\S+)(?:\s+(.*))?$/i.exec(type) ?? []
  const read = questionTypes.get(name.toLowerCase().replaceAll(/\s/g, '_'))
  if (!read) return { type: null, members: {}, reasons: [reason('unknownType', { type })] }
  return read({
    record: input.record,
    label: input.label,
    list: list.replace(/^from\s+/i, ''),
    choices: input.lists.choices,
  })
}

/** Columns that every type has. */
function settingsOf(record: SheetRecord, { language }: Lists): { members: DraftPart['members']; reasons: Reason[] } {
  const required = record.get('required') ?? ''
  const initial = record.get('default') ?? ''
  const constraint = record.get('constraint') ?? ''
  const hint = translated(record, { column: 'hint', language })
  const isFixed = !/[${(]/.test(initial)
  const isKnown = isYes(required) || /^(?:no|false(?:\(\))?|0|)$/i.test(required)
  return {
    members: {
      required: isYes(required),
      reqError: translated(record, { column: 'required_message', language }).slice(0, 300),
      value: isFixed ? initial.slice(0, 1000) : '',
      locked: isFixed && initial !== '' && isYes(record.get('readonly') || record.get('read_only') || ''),
    },
    reasons: [
      ...(isKnown ? [] : [reason('requiredIf', { text: required })]),
      ...(isFixed ? [] : [reason('initial', { text: initial })]),
      ...(constraint === '' ? [] : [reason('constraint', { text: constraint })]),
      ...(hint === '' ? [] : [reason('hint', { text: hint })]),
      ...(hasMedia(record) ? [reason('media')] : []),
    ],
  }
}

const hasMedia = (record: SheetRecord) =>
  [...record].some(([column, text]) => text !== '' && /^(?:media::)?(?:image|audio|video)(?:::|$)/.test(column))
