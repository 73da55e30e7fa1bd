import type { FormDefinition } from '#domain/form/definition.ts'
import type { RawAnswers } from '#domain/form/judge.ts'
import type { FormAnswer } from '../../page-types/form/answer.ts'
import type { FormChange } from '../../rules/form-changes.ts'
import { fieldPath, pathText } from '../state/answers.ts'
import { createFormStore, type FormStore } from '../state/form-store.ts'
import { carried, type HeldForm } from '../state/held-form.ts'
import { restoredAnswers, sessionAnswers, startAnswers } from './start-answers.ts'
import type { FormPageInput } from './use-form-page.ts'

/**
 * Returns the state that a form begins with: as its page declares it, as the server answered a post, or as it was filled in under the
 * version before.
 */
export function newForm({ rows, content, answer, holder }: FormPageInput, definition: FormDefinition) {
  const facts = { today: content.today, session: answer?.open?.session ?? {} }
  const start = startAnswers({ definition, rows, facts: { ...facts, session: {} } })
  const held = heldFor(holder?.take() ?? null, content._id)
  const before = held && carried(held, definition)
  const given = before?.answers ?? answer?.answers
  const typed = given ? restoredAnswers(definition, { answers: start, start, stored: given }) : start
  const answers = sessionAnswers(definition, { answers: typed, start, session: facts.session })
  const store = createFormStore({ definition, facts, locale: content.locale, answers })
  if (held) store.update({ fileNames: held.fileNames })
  else if (answer) showAnswer(store, answer)
  const fields = [...definition.fields, ...definition.sets.flatMap((set) => set.fields)]
  return {
    ...{ definition, start, store, fields: new Map(fields.map((field) => [field.id, field])) },
    changes: before?.changes ?? answer?.changes ?? noChanges,
    begun: held ? null : (answer?.open ?? null),
    token: held?.token ?? '',
  }
}

const noChanges: readonly FormChange[] = []

const heldFor = (held: HeldForm | null, formID: string) => (held?.formID === formID ? held : null)

/** Shows the errors of the server beside their fields. */
function showAnswer(store: FormStore, { kind, issues, fileNames }: FormAnswer) {
  const { answers } = store.read()
  const taken = issues.flatMap(({ path, text }): [string, string][] => {
    const found = fieldPath(answers as RawAnswers, path)
    return found ? [[pathText(found), text]] : []
  })
  store.update({ taken: Object.fromEntries(taken), fileNames, isChecked: kind === 'refused' })
}
