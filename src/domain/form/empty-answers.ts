import { addressParts } from './answer/words.ts'
import type { FieldType, FormDefinition, FormField } from './definition.ts'
import type { FormFacts } from './judge.ts'

/**
 * Returns the answers that a form begins with: initial values, values of the session, and one copy of each data set.
 * `key(n)` returns the key of the nth copy, from 0.
 */
export function emptyAnswers(
  { fields, sets }: FormDefinition,
  { facts, key }: { facts: FormFacts; key: (n: number) => string },
): Record<string, unknown> {
  const ofFields = (list: readonly FormField[]) =>
    list
      .filter(({ type }) => !(type in unanswerable))
      .map((field): [string, unknown] => [field.name, firstValue(field, facts)])
  return Object.fromEntries([
    ...ofFields(fields),
    ...sets.map((set, n): [string, unknown] => [
      set.name,
      [Object.fromEntries([['_key', key(n)], ...ofFields(set.fields)])],
    ]),
  ])
}

const unanswerable = { note: true, calculated: true }

function firstValue({ type, session, value }: FormField, { session: known }: FormFacts): unknown {
  const text = session !== '' && Object.hasOwn(known, session) ? known[session]! : value
  return (shapes[type] ?? ((same: string) => same))(text)
}

const shapes: Partial<Record<FieldType, (text: string) => unknown>> = {
  address: () => Object.fromEntries(Object.keys(addressParts).map((part) => [part, ''])),
  checkbox: (text) => (text === '' ? [] : [text]),
  upload: () => [],
}
