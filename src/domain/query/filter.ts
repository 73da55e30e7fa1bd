export type Scalar = string | number | boolean | null

/** How a field's values behave: a `date` is YYYY-MM-DD, an `instant` ISO UTC, a `list` holds scalars, `json` anything. */
export type FieldKind = 'text' | 'number' | 'boolean' | 'date' | 'instant' | 'list' | 'json'

/** What a filter may speak of. Relations are functions so that two collections can name each other. */
export interface Catalogue {
  fields: Record<string, FieldKind>
  relations?: Record<string, () => Catalogue>
}

/**
 * A read and checked filter. `field` is a declared field or a dotted path into a json field. `in` and the leaves beside
 * it look into lists: they hold when one element does. `equals null` also holds when nothing is there, and `not` holds
 * whenever its inside does not, so it includes missing values.
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
  | { is: 'related'; relation: string; of: Filter }
