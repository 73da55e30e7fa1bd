import { normalize } from '#domain/thai-text/normalize.ts'
import type { AnyField, Choice } from '#platform/data/collection/field.ts'
import type { App } from '#platform/context.ts'

/** The value that a person names on its own or by its label in either language; null when none is meant. */
export const valueNamed = (text: string, choices: readonly Choice[]): string | null => {
  const exact = choices.find(({ value }) => value === text)
  if (exact) return exact.value
  const wanted = normalize(text.trim())
  const named = choices.filter(({ value, label }) =>
    [value, label.th, label.en].some((name) => normalize(name) === wanted),
  )
  return named.length === 1 ? named[0]!.value : null
}

/** The Thai label of a value where it leads back to it, else the value. */
export const nameOfValue = (value: string, choices: readonly Choice[]): string => {
  const label = choices.find((one) => one.value === value)?.label.th
  return label !== undefined && valueNamed(label, choices) === value ? label : value
}

/** The label of a value in one language; a value that is offered no more stands for itself. */
export const labelOf = (value: string, choices: readonly Choice[], locale: 'th' | 'en'): string =>
  choices.find((one) => one.value === value)?.label[locale] ?? value

/** Both labels and the value, as words to search for. */
export const wordsOf = (value: string, choices: readonly Choice[]): string =>
  [value, labelOf(value, choices, 'th'), labelOf(value, choices, 'en')].join(' ')

/** A field with the choices that only the running product knows, so that they are read and called by name. */
export const withOffered = (app: Pick<App, 'manifests'> | undefined, field: AnyField): AnyField =>
  field.dynamicChoices && app ? { ...field, choices: field.dynamicChoices(app) } : field
