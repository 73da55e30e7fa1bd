import { type RawBuilder, sql } from 'kysely'
import { columnOf } from './catalogue.ts'
import type { AnyField } from './field.ts'
import type { AnyCollection } from './registry.ts'

/** Whether the column may be null: the field accepts null and stores it. */
export const isNullable = ({ decode }: Pick<AnyField, 'decode'>): boolean => {
  const decoded = decode.safeParse(null)
  return decoded.success && decoded.data === null
}

/**
 * Returns the words after a column in an index and in ORDER BY. Null sorts first, as in MongoDB. Empty for columns
 * without null.
 */
export const orderWords = (field: AnyField | undefined, isDescending: boolean) => {
  const nulls = field && isNullable(field) ? (isDescending ? ' nulls last' : ' nulls first') : ''
  return (isDescending ? ' desc' : '') + nulls
}

/** Returns one ORDER BY term over `row`, in the form of the declared indexes. */
export const orderTerm = (
  collection: AnyCollection,
  by: { field: string; isDescending: boolean },
): RawBuilder<unknown> =>
  sql`${sql.ref(`row.${columnOf(collection, by.field)}`)}${sql.raw(orderWords(collection.fields[by.field], by.isDescending))}`
