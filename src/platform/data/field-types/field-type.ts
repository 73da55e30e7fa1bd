import type { RawBuilder } from 'kysely'
import type { FieldKind } from '#domain/query/filter.ts'
import type { AnyField, Fields } from '#platform/data/collection/field.ts'
import type { Locale, Text } from '#platform/site/i18n/words.ts'
import type { Tone } from '#ui/office/description.ts'
import type { ColumnKind } from '#ui/office/list/columns/column-kind.ts'
import type { FieldDescription, FieldKind as Control } from '#ui/office/form-description.ts'
import type { Place } from '#platform/data/encryption/seal.ts'
import type { SealingKey } from '#platform/data/encryption/sealing-key.ts'

/* Stored and wire values are those of the field's own codec: only its declaration knows their types. */
/* oxlint-disable no-explicit-any */

/** Everything the product knows about one kind of field; it has one folder and one line in `kind-of.ts`. No function is asked of null. */
export interface FieldType {
  /** How filters compare its values. */
  comparedAs: FieldKind
  /** Whether lists can be ordered by it. */
  isSortable: boolean
  /** The wire shape of a stored value where it differs. */
  encode?: (stored: any, shape: boolean | null) => unknown
  shape?: Shape
  /** SQL, jsonb, of a value as the API says it: what `encode` answers in memory. Absent, it is `to_jsonb(value)`. */
  wireSql?: (at: WireAt) => RawBuilder<unknown>
  /** A value as the API takes and answers it, for the OpenAPI document. */
  jsonSchema: (field: AnyField) => JsonSchema
  /** The value of the n-th made-up row, for the examples of that document; undefined where none can be made up. */
  example: (field: AnyField, n: number) => unknown

  /** What it points at: rows by their `_id`, or by their `code`; and who sees to it that they exist. */
  refers?: { by: '_id' | 'code'; kept?: 'by the database' | 'when written' }
  /** For values that carry the names of what they point at: the keys in a value, and the value with other names. */
  names?: {
    keysOf: (wire: any) => string[]
    named: (wire: any, nameOf: (key: string) => string | undefined) => unknown
  }
  /** A text that `print` made or a person wrote, with other keys for what it points at. */
  rekeyed?: (text: string, keyOf: KeyOf) => string
  /** What the table holds of a value that was read, where that is not the value itself: a secret is sealed. */
  keep?: (value: unknown, by: { sealing: SealingKey; place: Place }) => unknown
  /** The fields that a value is made of. */
  parts?: (field: AnyField) => Fields

  /** What is left empty though the field is required: the names of parts, or '' for the whole. */
  lacks?: (stored: any) => readonly string[]
  /** What an emptied field holds where null may not stand; absent, it may not be emptied. */
  blank?: unknown
  /** What may be written into it, for people who wrote something else. */
  expects?: (field: AnyField) => Text

  /** A stored value as a person reads it. */
  text: (stored: any, at: TextAt) => string
  tone?: (stored: any, field: AnyField) => Tone | undefined
  /** The address of a small picture of a stored value, where it is one. */
  picture?: (stored: any) => string | undefined
  columnKind: ColumnKind
  /** A record shows the stored value as HTML: its codec has sanitised it. */
  isHtml?: boolean
  /** The words by which a row is found. */
  searchText: (stored: any, field: AnyField) => string
  form: FormFacts

  /** A value of the API as the cell of a spreadsheet. */
  print: (wire: any, field: AnyField) => string
  /** What a person wrote into a field or a cell, as a value of the API; never asked of an empty text. */
  parse: (text: string, field: AnyField) => Parsed
  /** How a text was read that could have meant something else, for who imports many at once. */
  remark?: (text: string) => Remark | null
}

/** What is said once of all cells of a column that were read in one way: `code` is the way. */
export interface Remark extends Text {
  code: string
}

/** A hidden column beside the field's own, that remembers in which form its value was given. */
export interface Shape {
  suffix: `_${string}`
  column: 'boolean'
  of: (wire: unknown) => boolean
}

/** A stored value in SQL, and its companion column where the kind has one. */
interface WireAt {
  value: RawBuilder<unknown>
  shape: RawBuilder<unknown> | null
  field: AnyField
}

export interface TextAt {
  field: AnyField
  locale: Locale
  /** What people call a row that the field points at. */
  nameOf: (key: string) => string
  /** Whole in a record, short in a list. */
  isRecord?: boolean
  /** The state of the row. */
  isState?: boolean
}

/** A kind with parts has no control of its own: each part has that of its kind. */
export interface FormFacts {
  control?: Control
  /** Of six columns, all when absent. */
  span?: 2 | 3 | 4 | 6
  /** What the control starts with; of a kind with parts, the values of the parts by name. */
  shown?: (value: any) => FieldDescription['value'] | Record<string, unknown>
  /** The wire value of several entries under one name; other kinds read the last one with `parse`. */
  read?: (entries: string[]) => unknown
}

/** The key that stands for another, and how its row is called; null where it stays as it is. `isName` where a name alone is written. */
export type KeyOf = (key: string, of: { isName: boolean }) => { key: string; name?: string } | null

/** `damage` says what became of a value on its way here, such as in Excel, where that is known. */
export type Parsed = { value: unknown } | { fault: Text; damage?: Damage }

/** What a program or a person made of a value; `mended` is what it was, where that is certain. */
interface Damage extends Text {
  code: string
  mended?: string
}
export type JsonSchema = Record<string, unknown>

/** What was made out, or, when that is null, what was expected. */
export const orFault = (value: unknown, expected: Text): Parsed => (value === null ? { fault: expected } : { value })
