/** The types of fields of a form: those of the specification (L119), and consent, rating, calculated and note. */
export const fieldTypes = [
  ...(['input', 'hidden', 'address', 'datetime', 'textarea', 'radiobox', 'checkbox', 'select', 'upload'] as const),
  ...(['consent', 'rating', 'calculated', 'note'] as const),
]
export type FieldType = (typeof fieldTypes)[number]

/** While the field has `value`, the fields named by `targets` are shown or hidden (L137). Hiding wins. */
export interface Logic {
  value: string
  targets: readonly string[]
  method: 'show' | 'hide'
}

export interface FieldOption {
  value: string
  label: string
}

/** A value that is computed from fields or data sets by their names. `days` counts from the first date to the second. */
export interface Calculation {
  kind: 'sum' | 'count' | 'days'
  of: readonly string[]
}

/** A field as its form declares it (L119). `id` never changes; `name` is the key of its answer. */
export interface FormField {
  id: string
  name: string
  type: FieldType
  label: string
  /** What it starts with. */
  value: string
  required: boolean
  reqError: string
  /** Whether it is shown before any logic. */
  show: boolean
  logics: readonly Logic[]
  inputType: 'text' | 'email' | 'number' | 'phone' | 'citizen'
  /** In graphemes; 0 is no limit. */
  minLength: number
  maxLength: number
  options: readonly FieldOption[]
  fileTypeLimit: readonly string[]
  itemLimit: number
  /** In MB. */
  fileSizeLimit: number
  showDateTime: 'date' | 'datetime'
  /** The value must not be taken under this key of a collection (L161). */
  unique: { collection: string; key: string } | null
  /** Two submissions of the form may not have the same value. */
  isOnce: boolean
  /** A value of the session that it takes, such as `user.email`; empty for none. */
  session: string
  locked: boolean
  /** Only staff with the right to private answers read it. */
  isPrivate: boolean
  /** A column and a filter of the list of submissions. */
  isListed: boolean
  /** The text of a note or of a consent. */
  text: string
  /** The highest rating. */
  most: number
  calculation: Calculation | null
}

/** Rows that a person may copy (L163). `name` is the key of its answers, an array with one entry for each copy. */
export interface DataSet {
  name: string
  title: string
  /** How many copies there may be. */
  limit: number
  isRequired: boolean
  fields: readonly FormField[]
}

/** A form as the judge reads it, and as a published version stores it. */
export interface FormDefinition {
  version: 1
  /** Fields outside data sets, in the order of the page. */
  fields: readonly FormField[]
  sets: readonly DataSet[]
  /** Names of fields and of data sets by tab; empty for a form without tabs. */
  tabs: readonly { name: string; fields: readonly string[] }[]
}
