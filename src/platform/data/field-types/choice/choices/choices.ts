import { z } from 'zod'
import { joinEntries, splitEntries } from '#domain/spreadsheet/entries.ts'
import { clean } from '#platform/data/collection/clean.ts'
import type { AnyField, Choice } from '#platform/data/collection/field.ts'
import type { Text } from '#platform/site/i18n/words.ts'
import { codecSchema } from '../../codec-schema.ts'
import { keyedList, kind } from '../../constructor.ts'
import { type FieldType, orFault } from '../../field-type.ts'
import { oneOf } from '../../words.ts'
import { labelOf, nameOfValue, valueNamed, wordsOf } from '../offered.ts'

/** Several of a few named values, each once. */
export const choices = <const V extends string>(offered: readonly { value: V; label: Text }[]) =>
  kind(
    'choices',
    keyedList,
    z
      .array(z.enum(offered.map((one) => one.value) as [V, ...V[]]))
      .max(1000)
      .transform((wire) => [...new Set(wire)]),
    { choices: offered as readonly Choice[] },
  )

/** Several of the values available at run time, each once. */
export const choicesFrom = (dynamicChoices: NonNullable<AnyField['dynamicChoices']>) =>
  kind(
    'choices',
    keyedList,
    z
      .array(clean(100))
      .max(1000)
      .transform((wire) => [...new Set(wire)]),
    { dynamicChoices },
  )

export const choicesKind: FieldType = {
  comparedAs: 'list',
  isSortable: false,
  jsonSchema: codecSchema,
  example: (field) =>
    offeredBy(field)
      .slice(0, 1)
      .map(({ value }) => value),
  blank: [],
  lacks: (stored: string[]) => (stored.length === 0 ? [''] : []),
  expects,
  text: (stored: string[], { field, locale }) =>
    stored.map((value) => labelOf(value, offeredBy(field), locale)).join(', '),
  columnKind: 'text',
  searchText: (stored: string[], field) => stored.map((value) => wordsOf(value, offeredBy(field))).join(' '),
  form: { control: 'choices', span: 6, read: (entries) => entries },
  print: (wire: string[], field) => joinEntries(wire.map((value) => nameOfValue(value, offeredBy(field)))),
  parse: (text, field) => {
    const values = splitEntries(text).entries.map((entry) => valueNamed(entry, offeredBy(field)))
    return orFault(values.includes(null) ? null : values, expects(field))
  },
}

const offeredBy = ({ choices: offered = [] }: AnyField) => offered

function expects(field: AnyField): Text {
  return oneOf(offeredBy(field).map(({ label }) => label))
}
