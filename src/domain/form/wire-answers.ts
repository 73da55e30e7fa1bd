import { addressParts } from './answer/words.ts'
import type { FormDefinition, FormField } from './definition.ts'
import type { Judged } from './judge.ts'

const NOTHING = 'N/A'
const NO_PART = 'n/a'

/**
 * Returns answers as they are sent and displayed: `N/A` for what is empty or was not asked, and `n/a` for parts of an
 * address that were not filled (specification L124, L162). A data set is an array of copies without their keys.
 */
export function wireAnswers(
  { fields, sets }: FormDefinition,
  { values }: Pick<Judged, 'values'>,
): Record<string, unknown> {
  return Object.fromEntries([
    ...ofFields(fields, values),
    ...sets.map(({ name, fields: own }): [string, unknown] => [
      name,
      copiesOf(valueOf(values, name)).map((copy) => Object.fromEntries(ofFields(own, copy))),
    ]),
  ])
}

type Values = Readonly<Record<string, unknown>>

const ofFields = (fields: readonly FormField[], values: Values) =>
  fields.filter(({ type }) => type !== 'note').map((field): [string, unknown] => [field.name, wireValue(field, values)])

function wireValue({ name, type }: FormField, values: Values): unknown {
  const value = valueOf(values, name)
  if (value === undefined) return NOTHING
  if (type === 'address') return withoutGaps(isValues(value) ? value : {})
  return value ?? NOTHING
}

const withoutGaps = (parts: Values) =>
  Object.fromEntries(Object.keys(addressParts).map((part) => [part, valueOf(parts, part) || NO_PART]))

const valueOf = (values: Values, name: string) => (Object.hasOwn(values, name) ? values[name] : undefined)

const copiesOf = (value: unknown): readonly Values[] => (Array.isArray(value) ? value.filter(isValues) : [])

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
