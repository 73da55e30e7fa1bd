import { sql } from 'kysely'
import { canon } from '#domain/thai-text/canon.ts'
import type { AnyCollection } from '../registry.ts'

/** Stored values as parameters: JSON columns as text that PostgreSQL reads, the rest as they are. */
export const asColumns = (collection: AnyCollection, values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, asColumn(collection, name, value)]))

function asColumn(collection: AnyCollection, name: string, value: unknown) {
  return collection.fields[name]?.column === 'jsonb' && value !== null ? sql`${JSON.stringify(value)}::jsonb` : value
}

/** What the search column of a row holds: its searchable fields in the canonical spelling of the text kernel. */
export const searchText = (collection: AnyCollection, values: Record<string, unknown>) =>
  canon(collection.list.search.map((name) => plain(values[name])).join('\n')).slice(0, 10_000)

const plain = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(plain).join(' ')
  return typeof value === 'object' ? Object.values(value).map(plain).join(' ') : String(value)
}
