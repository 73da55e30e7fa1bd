import { z } from 'zod'
import { clean } from '#platform/data/collection/clean.ts'
import type { AnyField, Choice } from '#platform/data/collection/field.ts'
import type { Text } from '#platform/site/i18n/words.ts'
import { codecSchema } from '../../codec-schema.ts'
import { keyed, kind } from '../../constructor.ts'
import { type FieldType, orFault } from '../../field-type.ts'
import { oneOf } from '../../words.ts'
import { labelOf, nameOfValue, valueNamed, wordsOf } from '../offered.ts'

/** One of a few named values. */
export const choice = <const V extends string>(choices: readonly (Choice & { value: V })[]) =>
  kind('choice', keyed, z.enum(choices.map((one) => one.value) as [V, ...V[]]), {
    choices: choices as readonly Choice[],
  })

/** One of the built-in values, or a code of the site's list of this name. */
export const choiceOrListed = (list: string, choices: readonly Choice[]) =>
  kind('choice', keyed, clean(100).min(1), { choices, codeList: list })

/** One of the values available at run time. */
export const choiceFrom = (dynamicChoices: NonNullable<AnyField['dynamicChoices']>) =>
  kind('choice', keyed, clean(100), { dynamicChoices })

export const choiceKind: FieldType = {
  comparedAs: 'text',
  isSortable: true,
  jsonSchema: codecSchema,
  example: (field) => offeredBy(field)[0]?.value,
  expects,
  text: (stored: string, { field, locale }) => labelOf(stored, offeredBy(field), locale),
  tone: (stored: string, field) => offeredBy(field).find(({ value }) => value === stored)?.tone,
  columnKind: 'text',
  searchText: (stored: string, field) => wordsOf(stored, offeredBy(field)),
  form: { control: 'choice', span: 3 },
  print: (wire: string, field) => nameOfValue(wire, offeredBy(field)),
  // Codes of the site's list are not known here; the write checks them.
  parse: (text, field) =>
    orFault(valueNamed(text, offeredBy(field)) ?? (field.codeList ? text.trim() : null), expects(field)),
}

const offeredBy = ({ choices = [] }: AnyField) => choices

function expects(field: AnyField): Text {
  return oneOf(offeredBy(field).map(({ label }) => label))
}
