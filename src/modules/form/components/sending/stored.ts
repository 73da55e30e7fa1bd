import type { FormDefinition } from '#domain/form/definition.ts'
import type { RawAnswers } from '#domain/form/judge.ts'
import { copiesOf } from '../state/answers.ts'
import type { Submission } from './calls.ts'

/* What a tab keeps of a form until it is sent. Another tab and a later visitor of the device do not see it. */

/** Answers that were typed and not sent. */
interface TabDraft {
  answers: RawAnswers
  fileNames: Readonly<Record<string, string>>
  /** The form as it was when they were typed. */
  definition: FormDefinition
  /** Of its opening; empty for none. */
  token: string
}

interface Places {
  draft: TabDraft
  waiting: Submission
}

const placeOf = (kind: keyof Places, formID: string) => `wicha-form-${kind} ${formID}`

/** Returns what the tab holds, or null. A device may refuse storage, and it may hold something else. */
export function readStored<Kind extends keyof Places>(kind: Kind, formID: string): Places[Kind] | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(placeOf(kind, formID)) ?? 'null')
    return typeof stored === 'object' && stored !== null ? (stored as Places[Kind]) : null
  } catch {
    return null
  }
}

export function writeStored<Kind extends keyof Places>(kind: Kind, formID: string, content: Places[Kind] | null): void {
  try {
    if (content) sessionStorage.setItem(placeOf(kind, formID), JSON.stringify(content))
    else sessionStorage.removeItem(placeOf(kind, formID))
  } catch {
    // Without storage nothing survives a reload.
  }
}

/** Returns answers without those of private fields, which are never stored in a browser. */
export function withoutPrivate({ fields, sets }: FormDefinition, answers: RawAnswers): RawAnswers {
  const isHidden = new Set(fields.flatMap(({ isPrivate, name }) => (isPrivate ? [name] : [])))
  const outside = Object.entries(answers).filter(([name]) => !isHidden.has(name))
  const ofSets = sets.map((set): [string, unknown] => {
    const names = new Set(set.fields.flatMap(({ isPrivate, name }) => (isPrivate ? [name] : [])))
    const copies = copiesOf(answers, set.name)
    return [
      set.name,
      copies.map((copy) => Object.fromEntries(Object.entries(copy).filter(([name]) => !names.has(name)))),
    ]
  })
  return Object.fromEntries([...outside, ...ofSets])
}

/** Whether a form has private fields. */
export const hasPrivate = ({ fields, sets }: FormDefinition): boolean =>
  [...fields, ...sets.flatMap((set) => set.fields)].some(({ isPrivate }) => isPrivate)
