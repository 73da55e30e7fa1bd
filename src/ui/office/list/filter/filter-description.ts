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

/** `none`: the operator says all; `choice`: one of its own or of the field's choices; `source`: rows of another collection. */
export interface FilterOperator extends Choice {
  control: 'none' | 'text' | 'number' | 'day' | 'choice' | 'source'
  choices?: Choice[]
}

export interface FilterField {
  name: string
  label: string
  operators: FilterOperator[]
  choices?: Choice[]
  /** Where the rows are found that a reference can name. */
  source?: string
}

export interface WrittenCondition {
  field: string
  operator: string
  value: string
}

/**
 * The filter of a list. `baseHref` is the list without conditions; `said` is a condition in words, `chosen` the rows that it
 * names with their names.
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
