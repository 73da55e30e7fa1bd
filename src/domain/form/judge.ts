import { type Copy, readCopies } from './answer/read-copies.ts'
import { readField } from './answer/read-field.ts'
import type { Reading } from './answer/reader.ts'
import type { DataSet, FormDefinition, FormField } from './definition.ts'
import type { LintWord } from './lint/words.ts'
import { calculate } from './logic/calculate.ts'
import { type FieldNode, type FormNode, orderForm } from './logic/order-form.ts'
import { isShown } from './logic/is-shown.ts'

/** What is known beside the answers: today (YYYY-MM-DD in Bangkok), and values that fields may take from the session. */
export interface FormFacts {
  today: string
  session: Readonly<Record<string, string>>
}

/**
 * Answers as a browser holds them: text by name, arrays for checkboxes and uploads, an object for an address, and an
 * array of copies by the name of a data set. A copy has a random `_key`.
 */
export type RawAnswers = Readonly<Record<string, unknown>>

/** Codes of refused answers, and of forms that cannot be published. */
export type FormIssueCode =
  | LintWord
  | ('required' | 'email' | 'short' | 'long' | 'number' | 'choice' | 'date' | 'address' | 'file' | 'limit' | 'phone')
  | ('citizen' | 'value' | 'copies')

/**
 * What is wrong with an answer or a form. `path` is `name`, or `set.0.name` in the first copy of a data set, or `set.name`
 * in a form.
 */
export interface FormIssue {
  path: string
  field: string
  code: FormIssueCode
  th: string
  en: string
}

/** A clean answer. Parts of an address that were not filled are empty texts. */
export type AnswerValue = string | readonly string[] | Readonly<Record<string, string>>

export interface Judged {
  /** Paths of the fields and data sets that this person is asked with these answers. */
  asked: ReadonlySet<string>
  /** Clean values of the asked fields; null where empty; data sets as arrays of objects with `_key`. */
  values: Readonly<Record<string, unknown>>
  /** In the order of the form. */
  issues: readonly FormIssue[]
}

interface JudgeInput {
  answers: RawAnswers
  facts: FormFacts
}

/**
 * Judges the answers of a form, in the browser and on the server alike (specification L137, L161-L164): which fields
 * are asked, their clean values, and what is wrong. Never throws, whatever the answers are.
 */
export function judgeForm(definition: FormDefinition, { answers, facts }: JudgeInput): Judged {
  const state: JudgeState = { answers, facts, asked: new Set(), readings: new Map(), copies: new Map() }
  for (const node of orderForm(definition).nodes) {
    if (node.field === null) judgeSet(state, { node, set: node.set })
    else if (node.set === null) judgeField(state, { node, path: node.field.name, answers, copy: null })
    else judgeCopies(state, { node, set: node.set })
  }
  return { asked: state.asked, values: valuesOf(definition, state), issues: issuesOf(definition, state) }
}

interface JudgeState {
  answers: RawAnswers
  facts: FormFacts
  asked: Set<string>
  /** By path. */
  readings: Map<string, Reading>
  copies: Map<DataSet, readonly Copy[]>
}

function judgeSet(state: JudgeState, { node, set }: { node: FormNode; set: DataSet }) {
  if (!isShown(node, { readings: state.readings, copy: null })) return
  state.asked.add(set.name)
  const { copies, ...reading } = readCopies(own(state.answers, set.name), set)
  state.copies.set(set, copies)
  state.readings.set(set.name, { ...reading, value: null })
}

function judgeCopies(state: JudgeState, { node, set }: { node: FieldNode; set: DataSet }) {
  for (const [copy, { answers }] of (state.copies.get(set) ?? []).entries())
    judgeField(state, { node, path: `${set.name}.${copy}.${node.field.name}`, answers, copy })
}

interface FieldPlace {
  node: FieldNode
  path: string
  answers: RawAnswers
  /** The place of the copy in its data set. */
  copy: number | null
}

function judgeField(state: JudgeState, { node, path, answers, copy }: FieldPlace) {
  const { field } = node
  if (!isShown(node, { readings: state.readings, copy })) return
  state.asked.add(path)
  const isCalculated = field.type === 'calculated'
  state.readings.set(
    path,
    isCalculated
      ? { value: calculate(node, { readings: state.readings, copies: state.copies, copy }) }
      : readField(own(answers, field.name), { field, facts: state.facts }),
  )
}

const own = (answers: RawAnswers, name: string): unknown => (Object.hasOwn(answers, name) ? answers[name] : undefined)

function valuesOf({ fields, sets }: FormDefinition, state: JudgeState): Record<string, unknown> {
  const ofFields = (list: readonly FormField[], before: string) =>
    list
      .filter(({ name, type }) => type !== 'note' && state.asked.has(before + name))
      .map(({ name }): [string, unknown] => [name, state.readings.get(before + name)?.value ?? null])
  const ofSets = sets
    .filter(({ name }) => state.asked.has(name))
    .map((set): [string, unknown] => [
      set.name,
      (state.copies.get(set) ?? []).map(({ key }, at) =>
        Object.fromEntries([['_key', key], ...ofFields(set.fields, `${set.name}.${at}.`)]),
      ),
    ])
  return Object.fromEntries([...ofFields(fields, ''), ...ofSets])
}

function issuesOf(definition: FormDefinition, state: JudgeState): FormIssue[] {
  const issueAt = (path: string, field: string): FormIssue[] => {
    const issue = state.readings.get(path)?.issue
    return issue ? [{ path, field, ...issue }] : []
  }
  const ofSet = (set: DataSet) => [
    ...issueAt(set.name, set.name),
    ...(state.copies.get(set) ?? []).flatMap((_, at) =>
      set.fields.flatMap(({ name }) => issueAt(`${set.name}.${at}.${name}`, name)),
    ),
  ]
  return inOrder(definition).flatMap((part) => ('limit' in part ? ofSet(part) : issueAt(part.name, part.name)))
}

/** Fields and data sets in the order of the page, which the tabs tell. */
function inOrder({ fields, sets, tabs }: FormDefinition): (FormField | DataSet)[] {
  const places = new Map(tabs.flatMap((tab) => tab.fields).map((name, at) => [name, at]))
  const placeOf = ({ name }: { name: string }) => places.get(name) ?? places.size
  return [...fields, ...sets].toSorted((one, other) => placeOf(one) - placeOf(other))
}
