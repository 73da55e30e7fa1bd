export type Scalar = string | number | boolean | null

/**
 * The kind of a field's values: a `date` is YYYY-MM-DD, an `instant` ISO UTC, a `list` contains texts, `json` anything.
 */
export type FieldKind = 'text' | 'number' | 'boolean' | 'date' | 'instant' | 'list' | 'json'

/**
 * The fields, relations and joins that a query may use. Relations and joins are functions, so that two collections can
 * refer to each other.
 */
export interface CollectionTypes {
  /** A dotted name is a part of a json field with a known kind (`analytics.percent`). */
  fields: Record<string, FieldKind>
  /** Relations that filters of rules may follow: `{ course: { status: true } }`. */
  relations?: Record<string, () => CollectionTypes>
  /** Joins that pipelines may use in a lookup. */
  joins?: readonly Join[]
}

/** Two fields of two collections that refer to the same thing. A list field contains the values of the other. */
export interface Join {
  from: string
  /** The other collection and its field. */
  to: string
  at: string
  /** Whether the other collection has at most one row for each value. */
  isOne: boolean
  catalogue: () => CollectionTypes
}

/** The names that a filter may use and their kinds. A dotted name is a path. */
export interface Scope {
  kindOf: (field: string) => FieldKind | null
  relation?: (name: string) => (() => Scope) | undefined
}

/**
 * A parsed and checked filter. `field` is a declared field, a dotted path into a json field, or '' for the element
 * itself inside `element`. `in` and the leaves beside it match lists: one matching element is enough. `equals null`
 * also matches missing values. `not` matches whenever its inside does not, so it includes missing values.
 */
export type Filter =
  | { is: 'all' }
  | { is: 'none' }
  | { is: 'and' | 'or'; of: Filter[] }
  | { is: 'not'; of: Filter }
  | { is: 'equals'; field: string; value: Scalar }
  | { is: 'compare'; field: string; by: 'gt' | 'gte' | 'lt' | 'lte'; value: string | number }
  | { is: 'in'; field: string; values: Scalar[] }
  | { is: 'contains'; field: string; text: string; anyCase: boolean }
  | { is: 'size'; field: string; size: number }
  | { is: 'element'; field: string; of: Filter }
  | { is: 'related'; relation: string; of: Filter }
