import type { RawBuilder } from 'kysely'
import type { FieldKind } from '#domain/query/filter.ts'
import type { AnyField, Fields } from '#platform/collection/field.ts'

/* Stored and wire values are those of the field's own codec: only its declaration knows their types. */
/* oxlint-disable no-explicit-any */

/** Everything the product knows about one kind of field; it has one folder and one line in `kind-of.ts`. */
export interface KindDefinition {
  /** How filters compare its values. */
  comparedAs: FieldKind
  /** Whether lists can be ordered by it. */
  isSortable: boolean
  /** The wire shape of a stored value where it differs; never asked of null. */
  encode?: (stored: any, shape: boolean | null) => unknown
  shape?: Shape
  /** SQL, jsonb, of a value as the API says it: what `encode` answers in memory. Absent, it is `to_jsonb(value)`. */
  wireSql?: (at: WireAt) => RawBuilder<unknown>
  /** What it points at: rows by their `_id`, or by their `code`; and who sees to it that they exist. */
  refers?: { by: '_id' | 'code'; kept?: 'by the database' | 'when written' }
  /** The fields that a value is made of. */
  parts?: (field: AnyField) => Fields
}

/** A hidden column beside the field's own, that remembers in which form its value was given. */
export interface Shape {
  suffix: `_${string}`
  column: 'boolean'
  of: (wire: unknown) => boolean
}

/** A stored value in SQL, and its companion column where the kind has one. */
export interface WireAt {
  value: RawBuilder<unknown>
  shape: RawBuilder<unknown> | null
  field: AnyField
}
