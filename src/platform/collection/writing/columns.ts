import { sql } from 'kysely'
import { canon } from '#domain/thai-text/canon.ts'
import { kindOf } from '#platform/kinds/kind-of.ts'
import type { AnyField } from '../field.ts'
import type { AnyCollection } from '../registry.ts'

/** Stored values as parameters: JSON columns as text that PostgreSQL reads, the rest as they are. */
export const asColumns = (collection: AnyCollection, values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, asColumn(collection, name, value)]))

function asColumn(collection: AnyCollection, name: string, value: unknown) {
  return collection.fields[name]?.column === 'jsonb' && value !== null ? sql`${JSON.stringify(value)}::jsonb` : value
}

/** What the search column of a row holds: its searchable fields in the canonical spelling of the text kernel. */
export const searchText = (collection: AnyCollection, values: Record<string, unknown>) =>
  canon(collection.list.search.map((name) => found(collection.fields[name]!, values[name])).join('\n')).slice(0, 10_000)

const found = (field: AnyField, value: unknown) =>
  value === null || value === undefined ? '' : kindOf(field).searchText(value, field)
