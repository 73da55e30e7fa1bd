import { sql } from 'kysely'
import { normalize } from '#domain/thai-text/normalize.ts'
import { fieldTypeOf } from '#platform/data/field-types/field-type-of.ts'
import { shapesOf } from '#platform/data/field-types/value.ts'
import type { Context } from '#platform/context.ts'
import type { AnyField } from '../field.ts'
import type { AnyCollection } from '../registry.ts'

/** Returns stored values as parameters. JSON columns become JSON text for PostgreSQL. */
export const asColumns = (collection: AnyCollection, values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, asColumn(collection, name, value)]))

function asColumn(collection: AnyCollection, name: string, value: unknown) {
  return collection.fields[name]?.column === 'jsonb' && value !== null ? sql`${JSON.stringify(value)}::jsonb` : value
}

/**
 * Returns values of computed fields as parameters, with the columns derived from them. Throws for a field that clients
 * send.
 */
export const computedColumns = (
  collection: AnyCollection,
  change: Record<string, unknown>,
): Record<string, unknown> => {
  assertComputed(collection, change)
  return asColumns(collection, { ...change, ...shapesOf(collection.fields, change) })
}

/** Returns computed fields for a new row. Throws for a field that clients send. */
export const begunColumns = (ctx: Context, collection: AnyCollection, given: Record<string, unknown>) => {
  const begun = ctx.app.beforeCreate.get(collection.name)?.(ctx, given) ?? {}
  assertComputed(collection, begun)
  return begun
}

/** Throws for a field that clients send. */
export function assertComputed(collection: AnyCollection, values: Record<string, unknown>) {
  const wrong = Object.keys(values).find((field) => !isComputed(collection.fields[field]))
  if (wrong) throw new Error(`'${collection.name}.${wrong}' is not a computed field`)
}

const isComputed = (field: AnyField | undefined) => (field?.computed && !field.derived) || field?.isAlsoComputed

/** Returns the content of a row's search column: its searchable fields in the canonical form of the text kernel. */
export const searchText = (collection: AnyCollection, values: Record<string, unknown>) =>
  normalize(collection.list.search.map((name) => found(collection.fields[name]!, values[name])).join('\n')).slice(
    0,
    10_000,
  )

const found = (field: AnyField, value: unknown) =>
  value === null || value === undefined ? '' : fieldTypeOf(field).searchText(value, field)
