/**
 * The kind decides alignment and width. `text` is a word or two, `phrase` a few more. The first column takes the rest.
 */
export type ColumnKind =
  | 'text'
  | 'phrase'
  | 'email'
  | 'code'
  | 'number'
  | 'money'
  | 'percent'
  | 'date'
  | 'instant'
  | 'state'
  | 'person'
  | 'boolean'
  | 'file'
