import type { DataSet, FormDefinition, FormField } from '../definition.ts'
import type { FormFacts } from '../judge.ts'
import { membersOf } from '../page/members.ts'

/** What the tests of forms know: a day of 2026, and the e-mail address of a person. */
export const facts: FormFacts = { today: '2026-11-28', session: { 'user.email': 'somchai@wicha.th' } }

/** Returns a field of a test, with defaults for what is not given. */
export const field = (given: Partial<FormField> & { name: string }): FormField => ({
  ...{ id: `id-${given.name}`, type: 'input', ...membersOf({}), label: given.name },
  ...given,
})

/** Returns a data set of a test. */
export const set = (given: Partial<DataSet> & { name: string }): DataSet => ({
  ...{ title: '', limit: 3, isRequired: false, fields: [] },
  ...given,
})

/** Returns a form of a test. */
export const form = (fields: readonly FormField[], sets: readonly DataSet[] = []): FormDefinition => ({
  ...{ version: 1, fields, sets, tabs: [] },
})
