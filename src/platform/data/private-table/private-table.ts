/**
 * A table that only its module reads and writes: it has no API, list, history or search. Each row belongs to a site. `schema` creates it
 * and its indexes, one object a statement, with a column `site` that refers to `site`.
 */
export interface PrivateTable<Name extends string, Row extends object> {
  name: Name
  schema: readonly string[]
  /** Whether its rows, which then have an `_id`, may name files. Such files are in use. */
  holdsFiles?: boolean
  /** Only a type: what a row holds beside `site`. */
  row?: Row
}

export type AnyPrivateTable = PrivateTable<string, object>

/** Declares a table: `defineTable<{ course: string }>()({ name: 'copied_course', schema })`. */
export const defineTable =
  <Row extends object>() =>
  <const Name extends string>(table: {
    name: Name
    schema: readonly string[]
    holdsFiles?: boolean
  }): PrivateTable<Name, Row> =>
    table

/** The type of the text columns that hold keys and codes. */
export const keyColumn = 'text collate "C"'
