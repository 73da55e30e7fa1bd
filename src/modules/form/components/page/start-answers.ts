import type { FormDefinition } from '#domain/form/definition.ts'
import { emptyAnswers } from '#domain/form/empty-answers.ts'
import type { FormFacts, RawAnswers } from '#domain/form/judge.ts'
import type { RowViewModel } from '#platform/content/page/page-view-model.server.ts'
import { copiesOf, type CopyAnswers } from '../state/answers.ts'
import { startingCopies } from './form-parts.ts'

interface StartInput {
  definition: FormDefinition
  rows: readonly RowViewModel[]
  facts: FormFacts
}

/** Returns the answers that a form begins with. Keys of its copies are the same on the server and in the browser. */
export function startAnswers({ definition, rows, facts }: StartInput): RawAnswers {
  const answers = emptyAnswers(definition, { facts, key: (n) => `first${n}` })
  const ofSets = definition.sets.map((set): [string, unknown] => {
    const [first] = copiesOf(answers, set.name)
    const count = first ? startingCopies(rows, set) : 0
    return [set.name, Array.from({ length: count }, (_, at) => ({ ...first, _key: `${first!._key}-${at}` }))]
  })
  return { ...answers, ...Object.fromEntries(ofSets) }
}

/** Returns a new copy of a data set as it begins. */
export function startCopy(
  definition: FormDefinition,
  { set, facts, key }: { set: string; facts: FormFacts; key: string },
): CopyAnswers {
  const [copy] = copiesOf(emptyAnswers(definition, { facts, key: () => key }), set)
  return copy ?? { _key: key }
}

/** Returns answers with stored ones in place of those that were not touched. What is not of the form is ignored. */
export function restoredAnswers(
  definition: FormDefinition,
  { answers, start, stored }: { answers: RawAnswers; start: RawAnswers; stored: RawAnswers },
): RawAnswers {
  const isUntouched = (name: string) => JSON.stringify(answers[name]) === JSON.stringify(start[name])
  const names = definition.fields.filter(({ locked, session }) => !(locked && session)).map(({ name }) => name)
  const ofFields = names.filter((name) => stored[name] !== undefined && isUntouched(name))
  const ofSets = definition.sets.filter(({ name }) => Array.isArray(stored[name]) && isUntouched(name))
  return {
    ...answers,
    ...Object.fromEntries(ofFields.map((name) => [name, stored[name]])),
    ...Object.fromEntries(ofSets.map(({ name, limit }) => [name, storedCopies(stored[name]).slice(0, limit)])),
  }
}

const storedCopies = (stored: unknown): CopyAnswers[] =>
  (Array.isArray(stored) ? stored : []).filter(
    (copy): copy is CopyAnswers =>
      typeof copy === 'object' && copy !== null && '_key' in copy && typeof copy._key === 'string',
  )

/** Returns answers with the values of the session: always in locked fields, in others where nothing was typed. */
export function sessionAnswers(
  definition: FormDefinition,
  { answers, start, session }: { answers: RawAnswers; start: RawAnswers; session: FormFacts['session'] },
): RawAnswers {
  const filled = definition.fields.filter(
    ({ name, session: path, locked }) =>
      path !== '' && Object.hasOwn(session, path) && (locked || answers[name] === start[name]),
  )
  return { ...answers, ...Object.fromEntries(filled.map((field) => [field.name, session[field.session]])) }
}
