import { type DraftPart, type DraftSet, type Reason, reason } from '../draft/draft.ts'
import type { ImportReason } from '../draft/words.ts'
import { finishImport } from '../draft/finish-import.ts'
import type { ImportedForm } from '../imported-form.ts'
import { questionTypes } from './question-types.ts'
import { countOf, isObject, objectsIn, type SurveyJson, textOf } from './survey-json.ts'

const mostDepth = 10
const mostElements = 2000

/** Reads a form of SurveyJS from its JSON. Never throws on JSON. */
export function readSurveyJs(json: unknown): ImportedForm {
  if (!isObject(json)) return finishImport([], '')
  const pages = objectsIn(json['pages'])
  const state: ReadState = { left: mostElements }
  const parts = pages.length > 0 ? pagesOf(pages, state) : elementsOf(json, { around, state })
  return finishImport([...parts, ...wholeForm(json)], textOf(json['title']))
}

/** How many elements may still be read. */
interface ReadState {
  left: number
}

/** What an element takes from the pages, panels and data sets around it. */
interface Around {
  conditions: readonly string[]
  set: DraftSet | null
  tab: string
  depth: number
}

const around: Around = { conditions: [], set: null, tab: '', depth: 0 }

const isTrigger = (json: SurveyJson, name: string) => Array.isArray(json[name]) && json[name].length > 0

/** What belongs to no question. */
function wholeForm(json: SurveyJson): DraftPart[] {
  const names = ['triggers', 'calculatedValues'].filter((name) => isTrigger(json, name))
  return names.map((name) => part({ name }, around, { reasons: [reason('logic')] }))
}

function part(element: SurveyJson, { set, tab }: Around, more: Partial<DraftPart>): DraftPart {
  const source = textOf(element['name'])
  return {
    ...{ source, label: (textOf(element['title']) || source).slice(0, 2000) },
    ...{ type: null, members: {}, conditions: [], reasons: [], set, tab },
    ...more,
  }
}

/** Several pages become tabs. */
function pagesOf(pages: readonly SurveyJson[], state: ReadState): DraftPart[] {
  return pages.flatMap((page, at) => {
    const tab = pages.length > 1 ? (textOf(page['title']) || textOf(page['name']) || String(at + 1)).slice(0, 60) : ''
    return elementsOf(page, { around: { ...around, tab, conditions: conditionOf(page) }, state })
  })
}

const conditionOf = (element: SurveyJson) => [textOf(element['visibleIf'])].filter(Boolean)

interface Walk {
  around: Around
  state: ReadState
}

function elementsOf(parent: SurveyJson, walk: Walk): DraftPart[] {
  // Before version 1 the elements were called questions.
  const elements = [...objectsIn(parent['elements']), ...objectsIn(parent['questions'])]
  return elements.flatMap((element) => {
    walk.state.left -= 1
    if (walk.state.left === -1) return [part(element, walk.around, { reasons: [reason('tooMany')] })]
    if (walk.state.left < 0) return []
    if (walk.around.depth > mostDepth) return [part(element, walk.around, { reasons: [reason('tooDeep')] })]
    const type = textOf(element['type'])
    return (containers.get(type) ?? questionOf)(element, walk)
  })
}

type ReadElement = (element: SurveyJson, walk: Walk) => DraftPart[]

const panel: ReadElement = (element, { around: outer, state }) => {
  const conditions = [...conditionOf(element), ...outer.conditions]
  const text = textOf(element['title'])
  const heading = part(element, outer, { type: 'note', members: { text }, conditions, reasons: [reason('asNote')] })
  const inner = { ...outer, conditions, depth: outer.depth + 1 }
  return [...(text === '' ? [] : [heading]), ...elementsOf(element, { around: inner, state })]
}

const panels: ReadElement = (element, { around: outer, state }) => {
  if (outer.set) return [part(element, outer, { reasons: [reason('nestedSet')] })]
  const set = {
    source: textOf(element['name']),
    title: textOf(element['title']) || textOf(element['name']),
    limit: Math.min(countOf(element['maxPanelCount'], 100), 100),
    conditions: [...conditionOf(element), ...outer.conditions],
    reasons: [],
  }
  const inner = { ...outer, set, conditions: [], depth: outer.depth + 1 }
  return elementsOf({ elements: element['templateElements'] }, { around: inner, state })
}

/** Several texts in one question. */
const texts: ReadElement = (element, walk) =>
  objectsIn(element['items']).flatMap((item) => {
    const name = `${textOf(element['name'])}_${textOf(item['name'])}`
    const title = textOf(item['title']) || textOf(item['name'])
    const question = { ...item, name, title, type: 'text', visibleIf: element['visibleIf'] }
    return questionOf(question, walk).map((each) => ({ ...each, reasons: [...each.reasons, reason('split')] }))
  })

const containers = new Map<string, ReadElement>([
  ['panel', panel],
  ['paneldynamic', panels],
  ['multipletext', texts],
])

function questionOf(element: SurveyJson, { around: outer }: Walk): DraftPart[] {
  const type = textOf(element['type'])
  const read = questionTypes.get(type)
  if (!read) return [part(element, outer, { reasons: [reason('unknownType', { type: type || '?' })] })]
  const { reasons = [], ...question } = read(element)
  if (question.type === null) return [part(element, outer, { reasons })]
  const settings = settingsOf(element)
  return [
    part(element, outer, {
      type: question.type,
      members: { ...settings.members, ...question.members },
      conditions: [...conditionOf(element), ...outer.conditions],
      reasons: [...reasons, ...settings.reasons],
    }),
  ]
}

/** Properties that every type has. */
function settingsOf(element: SurveyJson): { members: DraftPart['members']; reasons: Reason[] } {
  const initial = element['defaultValue']
  const value = textOf(isObject(initial) ? '' : initial).slice(0, 1000)
  const validators = objectsIn(element['validators']).filter(({ type }) => type !== 'text' && type !== 'email')
  const lost: Partial<Record<ImportReason, readonly string[]>> = {
    condition: ['requiredIf', 'enableIf', 'setValueIf', 'choicesVisibleIf'].map((name) => textOf(element[name])),
    initial: [textOf(element['defaultValueExpression']), listText(initial)],
    hint: [textOf(element['description'])],
    constraint: [...validators.map(({ type }) => textOf(type)), limitsOf(element)],
  }
  return {
    members: {
      required: element['isRequired'] === true,
      reqError: textOf(element['requiredErrorText']).slice(0, 300),
      show: element['visible'] !== false,
      value,
      locked: element['readOnly'] === true && value !== '',
    },
    reasons: Object.entries(lost).flatMap(([word, list]) =>
      list.filter(Boolean).map((text) => reason(word as ImportReason, { text })),
    ),
  }
}

/** Several initial values as a text; empty for one. */
function listText(initial: unknown): string {
  if (Array.isArray(initial)) return initial.slice(0, 10).map(textOf).join(', ') || '[]'
  return isObject(initial) ? '{}' : ''
}

function limitsOf(element: SurveyJson): string {
  const names = ['min', 'max', 'minSelectedChoices', 'maxSelectedChoices'].filter(
    (name) => textOf(element[name]) !== '',
  )
  return names.map((name) => `${name} ${textOf(element[name])}`).join(', ')
}
