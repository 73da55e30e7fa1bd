import { carryAnswers } from '#domain/form/carry-answers.ts'
import type { FormDefinition } from '#domain/form/definition.ts'
import type { RawAnswers } from '#domain/form/judge.ts'
import { formChanges, type FormChange } from '../../rules/form-changes.ts'

/** What was filled in under another version of the form, or before a reload. */
export interface HeldForm {
  formID: string
  definition: FormDefinition
  answers: RawAnswers
  fileNames: Readonly<Record<string, string>>
  /** Of its opening; empty for none. */
  token: string
}

/** Where a page leaves its form for the next version of itself. */
export interface FormHolder {
  take: () => HeldForm | null
  hold: (read: () => HeldForm) => void
}

export function createHolder(): FormHolder {
  let current: (() => HeldForm) | null = null
  return { take: () => current?.() ?? null, hold: (read) => void (current = read) }
}

/** Returns held answers under the names of a version, and the questions that changed since. */
export function carried(
  held: Pick<HeldForm, 'definition' | 'answers'>,
  definition: FormDefinition,
): { answers: RawAnswers; changes: readonly FormChange[] } {
  const changes = formChanges(held.definition, definition)
  const names = { before: held.definition, after: definition }
  return { answers: changes.length > 0 ? carryAnswers(held.answers, names) : held.answers, changes }
}
