import type { FormDefinition } from '#domain/form/definition.ts'
import { type FormFacts, type Judged, judgeForm, type RawAnswers } from '#domain/form/judge.ts'
import type { Locale } from '#domain/locale/locale.ts'
import { type FieldPath, fieldPath, pathText, withAnswer } from './answers.ts'

/** A file of an upload field between its choice and its key. */
export interface PendingFile {
  id: string
  name: string
  state: 'selected' | 'uploading' | 'failed'
  percent: number
  problem: string
}

export interface FormState {
  answers: RawAnswers
  judged: Judged
  /** Errors by path text, in the order of the form. */
  issues: ReadonlyMap<string, string>
  /** False on the server and until the page is ready: then every field is rendered. */
  isReady: boolean
  /** Whether sending was tried: then every error is visible. */
  isChecked: boolean
  /** Fields that were changed and left, by path text. */
  left: ReadonlySet<string>
  /** Values that are taken, by path text. Editing the field removes its entry. */
  taken: Readonly<Record<string, string>>
  /** Files that are not uploaded yet, by path text. */
  pending: Readonly<Record<string, readonly PendingFile[]>>
  /** Names of uploaded files by key, as far as this tab knows them. */
  fileNames: Readonly<Record<string, string>>
  facts: FormFacts
  tab: number
}

export interface FormStore {
  read: () => FormState
  /** The state that the server rendered. A part of the page may become interactive later, when the state has changed. */
  readRendered: () => FormState
  subscribe: (listener: () => void) => () => void
  update: (change: Partial<FormState>) => void
  edit: (path: FieldPath, value: unknown) => void
  /** Judges at once, before answers are sent. */
  judgeNow: () => FormState
}

interface FormStoreOptions {
  definition: FormDefinition
  facts: FormFacts
  locale: Locale
  answers: RawAnswers
  /** Runs the judge later, when the browser has drawn what was typed. */
  later?: (run: () => void) => void
}

/** Typing is drawn first; the judge follows within a few frames. */
const judgeAfterMs = 40

/** Holds the state of one form. Fields subscribe to their own part of it. */
export function createFormStore({ definition, locale, ...options }: FormStoreOptions): FormStore {
  const { later = (run) => void setTimeout(run, judgeAfterMs) } = options
  const listeners = new Set<() => void>()
  const judged = (answers: RawAnswers, facts: FormFacts) => judgedState(definition, { answers, facts, locale })
  let isDue = false
  let state: FormState = {
    ...{ answers: options.answers, facts: options.facts, ...judged(options.answers, options.facts) },
    ...{ isReady: false, isChecked: false, left: new Set(), taken: {}, pending: {}, fileNames: {}, tab: 0 },
  }
  let rendered: FormState | null = null
  const put = (change: Partial<FormState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const judgeNow = () => {
    isDue = false
    put(judged(state.answers, state.facts))
    return state
  }
  const update = (change: Partial<FormState>) => {
    put(change)
    if (isDue || (!change.answers && !change.facts)) return
    isDue = true
    later(() => isDue && judgeNow())
  }
  return {
    read: () => state,
    readRendered: () => (rendered ??= state),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    update,
    edit: (path, value) => {
      const { [pathText(path)]: _, ...taken } = state.taken
      update({ answers: withAnswer(state.answers, path, value), taken })
    },
    judgeNow,
  }
}

interface JudgedStateInput {
  answers: RawAnswers
  facts: FormFacts
  locale: Locale
}

/** Returns what the judge says, its errors by the paths of fields. The first error of a field counts. */
function judgedState(definition: FormDefinition, { answers, facts, locale }: JudgedStateInput) {
  const judged = judgeForm(definition, { answers, facts })
  const issues = new Map<string, string>()
  for (const issue of judged.issues) {
    const path = fieldPath(answers, issue.path)
    const text = path && pathText(path)
    if (text !== null && !issues.has(text)) issues.set(text, issue[locale])
  }
  return { judged, issues }
}

/** Returns the visible error of a field. Before the first attempt to send, only fields that were left have one. */
export function errorAt({ issues, isChecked, left, taken }: FormState, text: string): string | undefined {
  return taken[text] ?? (isChecked || left.has(text) ? issues.get(text) : undefined)
}

/** Returns all errors that prevent sending, by path text. */
export function allErrors({ issues, taken, judged, answers }: FormState): [string, string][] {
  const asked = new Set([...judged.asked].flatMap((path) => textOf(answers, path)))
  const ofTaken = Object.entries(taken).filter(([text]) => asked.has(text) && !issues.has(text))
  return [...issues, ...ofTaken]
}

function textOf(answers: RawAnswers, path: string): string[] {
  const found = fieldPath(answers, path)
  return found ? [pathText(found)] : []
}
