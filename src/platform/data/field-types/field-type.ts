import type { RawBuilder } from 'kysely'
import type { FieldKind } from '#domain/query/filter.ts'
import type { AnyField, Fields } from '#platform/data/collection/field.ts'
import type { Locale, Text } from '#platform/site/i18n/words.ts'
import type { Tone } from '#ui/office/description.ts'
import type { ColumnKind } from '#ui/office/list/columns/column-kind.ts'
import type { FieldDescription, FieldKind as Control } from '#ui/office/form-description.ts'
import type { Place } from '#platform/data/encryption/seal.ts'
import type { SealingKey } from '#platform/data/encryption/sealing-key.ts'

/* The field's own codec defines the types of stored and wire values; only its declaration knows them. */
/* oxlint-disable no-explicit-any */

/**
 * Everything the product knows about one kind of field. Each kind has one folder and one line in `field-type-of.ts`. No
 * function receives null.
 */
export interface FieldType {
  /** How filters compare its values. */
  comparedAs: FieldKind
  /** Whether lists can be ordered by it. */
  isSortable: boolean
  /** The wire shape of a stored value, if it differs. */
  encode?: (stored: any, shape: boolean | null) => unknown
  shape?: Shape
  /** SQL (jsonb) of a value in the API's shape, equal to `encode` in memory. Defaults to `to_jsonb(value)`. */
  wireSql?: (at: WireAt) => RawBuilder<unknown>
  /** The JSON schema of a value in the API, for the OpenAPI document. */
  jsonSchema: (field: AnyField) => JsonSchema
  /** The value of the n-th example row in that document; undefined if there is none. */
  example: (field: AnyField, n: number) => unknown

  /** What it references: rows by `_id` or by `code`. `kept` says who checks that they exist. */
  refers?: { by: '_id' | 'code'; kept?: 'by the database' | 'when written' }
  /**
   * For values that contain the names of what they reference: returns the keys in a value, and the value with other
   * names.
   */
  names?: {
    keysOf: (wire: any) => string[]
    named: (wire: any, nameOf: (key: string) => string | undefined) => unknown
  }
  /** Returns a text from `print` or from a person, with the keys of referenced rows replaced. */
  rekeyed?: (text: string, keyOf: KeyOf) => string
  /** The stored form of a parsed value, if it differs: a secret is encrypted. */
  keep?: (value: unknown, by: { sealing: SealingKey; place: Place }) => unknown
  /** The fields that make up a value. */
  parts?: (field: AnyField) => Fields

  /** What is empty although the field is required: names of parts, or '' for the whole. */
  lacks?: (stored: any) => readonly string[]
  /** The value of an emptied field if null is not allowed. Without it, the field cannot be emptied. */
  blank?: unknown
  /** Describes allowed input, for people who entered something else. */
  expects?: (field: AnyField) => Text

  /** Returns a stored value as display text. */
  text: (stored: any, at: TextAt) => string
  tone?: (stored: any, field: AnyField) => Tone | undefined
  /** The address of a thumbnail of the stored value, if it is a picture. */
  picture?: (stored: any) => string | undefined
  columnKind: ColumnKind
  /** The record screen shows the stored value as HTML, which the codec has sanitised. */
  isHtml?: boolean
  /** Search text of the row. */
  searchText: (stored: any, field: AnyField) => string
  form: FormFacts

  /** Returns an API value as the text of a spreadsheet cell. */
  print: (wire: any, field: AnyField) => string
  /** Parses the text of a form field or cell to an API value. Never receives an empty text. */
  parse: (text: string, field: AnyField) => Parsed
  /** Returns how an ambiguous text was read, for bulk imports. */
  remark?: (text: string) => Remark | null
}

/** A remark about all cells of a column that were read in one way; `code` identifies the way. */
export interface Remark extends Text {
  code: string
}

/** A hidden column next to the field's own, which stores the form in which the value was given. */
export interface Shape {
  suffix: `_${string}`
  column: 'boolean'
  of: (wire: unknown) => boolean
}

/** A stored value in SQL, and its companion column if the kind has one. */
interface WireAt {
  value: RawBuilder<unknown>
  shape: RawBuilder<unknown> | null
  field: AnyField
}

export interface TextAt {
  field: AnyField
  locale: Locale
  /** Returns the display name of a referenced row. */
  nameOf: (key: string) => string
  /** In full on a record, shortened in a list. */
  isRecord?: boolean
  /** Whether the field is the state of the row. */
  isState?: boolean
}

/** A kind with parts has no control: each part has the control of its own kind. */
export interface FormFacts {
  control?: Control
  /** Width in columns of six; all six by default. */
  span?: 2 | 3 | 4 | 6
  /** The initial value of the control. For a kind with parts, the values of the parts by name. */
  shown?: (value: any) => FieldDescription['value'] | Record<string, unknown>
  /** The wire value of several form entries with one name. Other kinds parse the last entry. */
  read?: (entries: string[]) => unknown
}

/** Returns the key that replaces another, and the row's name; null to keep it. `isName` is true for a plain name. */
export type KeyOf = (key: string, of: { isName: boolean }) => { key: string; name?: string } | null

/** `damage` says how a program, such as Excel, changed the value, if that is known. */
export type Parsed = { value: unknown } | { fault: Text; damage?: Damage }

/** How a program or person changed a value. `mended` is the original, if it is certain. */
interface Damage extends Text {
  code: string
  mended?: string
}
export type JsonSchema = Record<string, unknown>

/** Returns the parsed value, or the expected format if the value is null. */
export const orFault = (value: unknown, expected: Text): Parsed => (value === null ? { fault: expected } : { value })
