import type { Filter } from '#domain/query/filter.ts'
import { matches } from '#domain/query/matches.ts'
import { parseFilter } from '#domain/query/parse-filter.ts'
import type { FilterInput } from '#platform/data/access/rule.ts'
import { filterable } from '../../catalogue.ts'
import type { AnyField } from '../../field.ts'
import type { AnyCollection, CollectionMap } from '../../registry.ts'

/** The values of a form, in the API's shape. */
export type Values = Record<string, unknown>

/** Parses a condition on the fields of a form. Throws if it is invalid; all conditions are checked at start. */
export const conditionOf = (catalogue: CollectionMap, collection: AnyCollection, written: FilterInput): Filter => {
  const { fields } = filterable(catalogue, collection)
  const parsed = parseFilter(written, { fields })
  if ('issues' in parsed)
    throw new Error(`a condition of '${collection.name}' is no filter: ${JSON.stringify(parsed.issues)}`)
  return parsed.filter
}

/**
 * Whether a condition of the field `name` matches the form's values. Empty values count as null. The field's own name
 * means its stored value, so the field does not disappear while the user empties it.
 */
export const holds = (filter: Filter, of: { name: string; values: Values; stored: Values }) =>
  matches(filter, emptyAsNull({ ...of.values, [of.name]: of.stored[of.name] ?? null }))

const emptyAsNull = (values: Values) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value === '' ? null : value]))

/** Conditions may only refer to fields in the same form. Otherwise the start fails. */
export const assertConditions = (catalogue: CollectionMap) => {
  for (const { collection } of catalogue.values()) {
    for (const [name, field] of Object.entries(collection.fields)) proveField(catalogue, collection, { name, field })
    if (collection.managedElsewhere) conditionOf(catalogue, collection, collection.managedElsewhere.when)
  }
}

function proveField(
  catalogue: CollectionMap,
  collection: AnyCollection,
  { name, field }: { name: string; field: AnyField },
) {
  const { shownWhen, lockedWhen, required } = field
  const inForm = new Set(collection.form.flatMap(({ fields }) => fields))
  const asked = [shownWhen?.when, lockedWhen?.when]
    .filter((one) => one !== undefined)
    .flatMap((condition) => namesIn(conditionOf(catalogue, collection, condition)))
  const unasked = asked.find((one) => !inForm.has(one))
  if (unasked) throw new Error(`'${collection.name}.${name}' depends on '${unasked}', which no form asks`)
  if (shownWhen && required)
    throw new Error(`'${collection.name}.${name}' is asked only sometimes: a row must do without it`)
}

/** Returns the fields that a condition refers to, in order. */
const namesIn = (filter: Filter): string[] => {
  if (filter.is === 'and' || filter.is === 'or') return filter.of.flatMap(namesIn)
  if (filter.is === 'not') return namesIn(filter.of)
  return 'field' in filter ? [filter.field] : []
}
