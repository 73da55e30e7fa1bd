import { type RawBuilder, sql } from 'kysely'
import { columnOf } from './catalogue.ts'
import type { AnyField } from './field.ts'
import type { AnyCollection } from './registry.ts'

/** Whether the table lets the field be null: its declaration takes null and keeps it. */
export const isNullable = ({ decode }: Pick<AnyField, 'decode'>): boolean => {
  const decoded = decode.safeParse(null)
  return decoded.success && decoded.data === null
}

/** The words after a column in an index and in an ORDER BY: null counts as least, as in MongoDB; nothing where there is none. */
export const orderWords = (field: AnyField | undefined, isDescending: boolean) => {
  const nulls = field && isNullable(field) ? (isDescending ? ' nulls last' : ' nulls first') : ''
  return (isDescending ? ' desc' : '') + nulls
}

/** One term of an ORDER BY over `row`, written as the declared indexes are. */
export const orderTerm = (
  collection: AnyCollection,
  by: { field: string; isDescending: boolean },
): RawBuilder<unknown> =>
  sql`${sql.ref(`row.${columnOf(collection, by.field)}`)}${sql.raw(orderWords(collection.fields[by.field], by.isDescending))}`
