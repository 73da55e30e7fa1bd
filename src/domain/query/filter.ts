export type Scalar = string | number | boolean | null

/** How a field's values behave: a `date` is YYYY-MM-DD, an `instant` ISO UTC, a `list` holds texts, `json` anything. */
export type FieldKind = 'text' | 'number' | 'boolean' | 'date' | 'instant' | 'list' | 'json'

/** What a question may speak of. Relations and joins are functions so that two collections can name each other. */
export interface CollectionTypes {
  /** A dotted name is a part of a json field whose kind is known (`analytics.percent`). */
  fields: Record<string, FieldKind>
  /** What filters of rules may walk into: `{ course: { status: true } }`. */
  relations?: Record<string, () => CollectionTypes>
  /** What pipelines may look up. */
  joins?: readonly Join[]
}

/** Two fields of two collections that name the same thing; a list field holds the other one. */
export interface Join {
  from: string
  /** The other collection and its field. */
  to: string
  at: string
  /** One row of the other collection at most for each value. */
  isOne: boolean
  catalogue: () => CollectionTypes
}

/** The names that a filter may use, and what is there; a dotted name is a path. */
export interface Scope {
  kindOf: (field: string) => FieldKind | null
  relation?: (name: string) => (() => Scope) | undefined
}

/**
 * A read and checked filter. `field` is a declared field or a dotted path into a json field, and '' inside `element` the
 * element itself. `in` and the leaves beside it look into lists: they hold when one element does. `equals null` also
 * holds when nothing is there, and `not` holds whenever its inside does not, so it includes missing values.
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
