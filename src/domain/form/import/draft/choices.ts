import type { FieldOption } from '../../definition.ts'
import { type Reason, reason } from './draft.ts'

const mostChoices = 500

export interface ChoiceList {
  options: FieldOption[]
  reasons: Reason[]
}

/** Returns the options that a field may have: none empty or repeated, and at most 500. */
export function limitChoices(all: readonly FieldOption[]): ChoiceList {
  const values = new Set<string>()
  const plain = all
    .map(({ value, label }) => ({ value: value.slice(0, 200), label: label.slice(0, 500) || value.slice(0, 200) }))
    .filter(({ value }) => value.trim() !== '' && values.size < values.add(value).size)
  return {
    options: plain.slice(0, mostChoices),
    reasons: [
      ...(plain.length < all.length ? [reason('someChoices')] : []),
      ...(plain.length > mostChoices ? [reason('manyChoices', { n: String(mostChoices) })] : []),
    ],
  }
}
