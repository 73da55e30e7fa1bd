import { z } from 'zod'
import type { PersonAction } from '#domain/flow/run-protocol.ts'
import { type StepResult, StepError } from '#platform/flow/step-definition.ts'
import type { Text } from '#platform/site/i18n/words.ts'

type FieldName = PersonAction['fields'][number]['name']

/** The input of a step for which a person sends values: by each value the name of the field that holds it. */
export const fieldNames = <const Names extends readonly FieldName[]>(...names: Names) =>
  z.object(
    Object.fromEntries(names.map((name) => [name, z.string().max(64).default('')])) as {
      [Name in Names[number]]: z.ZodDefault<z.ZodString>
    },
  )

/** What a browser is asked for: values that are sent with one request and never stored. */
export const askPerson = (
  code: PersonAction['code'],
  {
    names,
    fields,
    message = '',
  }: { names: readonly FieldName[]; fields: Readonly<Record<string, string>>; message?: string },
): PersonAction => ({ code, fields: names.map((name) => ({ name, field: fields[name] ?? '' })), message })

/** Reads the values of an answer. Null if one is missing, is not named or is longer than 1000 characters. */
export const readValues = <Name extends FieldName>(
  values: Readonly<Record<string, string>> | undefined,
  names: readonly Name[],
): Record<Name, string> | null => {
  const read = z
    .strictObject(Object.fromEntries(names.map((name) => [name, z.string().min(1).max(1000)])))
    .safeParse(values)
  return read.success ? (read.data as Record<Name, string>) : null
}

/** Lets the person try once more, or takes the false branch where the flow has one. */
export const failPerson = (text: Text, { again }: { again: PersonAction | null }): StepResult => {
  if (again === null) throw new StepError(text)
  return { outcome: false, message: again.message, again }
}
