import { normalize } from '#domain/thai-text/normalize.ts'
import type { AnyField, Choice } from '#platform/data/collection/field.ts'
import type { App } from '#platform/context.ts'

/** Returns the value that a text names, directly or by its label in either language. Null if there is no match. */
export const valueNamed = (text: string, choices: readonly Choice[]): string | null => {
  const exact = choices.find(({ value }) => value === text)
  if (exact) return exact.value
  const wanted = normalize(text.trim())
  const named = choices.filter(({ value, label }) =>
    [value, label.th, label.en].some((name) => normalize(name) === wanted),
  )
  return named.length === 1 ? named[0]!.value : null
}

/** Returns the Thai label of a value if the label identifies it, otherwise the value. */
export const nameOfValue = (value: string, choices: readonly Choice[]): string => {
  const label = choices.find((one) => one.value === value)?.label.th
  return label !== undefined && valueNamed(label, choices) === value ? label : value
}

/** Returns the label of a value in one language. A value that is no longer offered is returned as is. */
export const labelOf = (value: string, choices: readonly Choice[], locale: 'th' | 'en'): string =>
  choices.find((one) => one.value === value)?.label[locale] ?? value

/** Returns both labels and the value, as search words. */
export const wordsOf = (value: string, choices: readonly Choice[]): string =>
  [value, labelOf(value, choices, 'th'), labelOf(value, choices, 'en')].join(' ')

/** Returns the field with the choices known only at run time, so that values can be read and labelled. */
export const withOffered = (app: Pick<App, 'manifests'> | undefined, field: AnyField): AnyField =>
  field.dynamicChoices && app ? { ...field, choices: field.dynamicChoices(app) } : field
