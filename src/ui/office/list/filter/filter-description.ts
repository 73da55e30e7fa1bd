import type { Choice } from '../../field/choosing/ask-choices.ts'

export type FilterWords = Record<
  | 'filter'
  | 'all'
  | 'any'
  | 'and'
  | 'or'
  | 'add'
  | 'take'
  | 'clear'
  | 'field'
  | 'operator'
  | 'value'
  | 'choose'
  | 'none'
  | 'asking'
  | 'failed'
  | 'apply'
  | 'found',
  string
>

/**
 * `none`: no value needed; `choice`: one of its own or of the field's choices; `source`: rows of another collection.
 */
export interface FilterOperator extends Choice {
  control: 'none' | 'text' | 'number' | 'day' | 'choice' | 'source'
  choices?: Choice[]
}

export interface FilterField {
  name: string
  label: string
  operators: FilterOperator[]
  choices?: Choice[]
  /** The source of rows that a reference can point to. */
  source?: string
}

export interface WrittenCondition {
  field: string
  operator: string
  value: string
}

/**
 * The filter of a list. `baseHref` is the list without conditions. `said` is a condition as text, `chosen` are the rows
 * that it names.
 */
export interface FilterDescription {
  fields: FilterField[]
  conditions: (WrittenCondition & {
    chosen?: Choice[]
    said: { field: string; operator: string; value: string }
    removeHref: string
  })[]
  isAny: boolean
  baseHref: string
  words: FilterWords
}
