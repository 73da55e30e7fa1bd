import { z } from 'zod'
import type { AnyField, Fields, Read, Write } from '#platform/data/collection/field.ts'
import { codecSchema } from '../../codec-schema.ts'
import { kind } from '../../constructor.ts'
import type { FieldType, TextAt } from '../../field-type.ts'
import { asJson } from '../as-json.ts'

/**
 * Fields stored together in one column (`info.agree`, `analytics.percent`). Parts have no hidden column, so a part that
 * accepts two forms always returns the list.
 */
export const group = <F extends Fields>(fields: F) => {
  const shape = z.strictObject(Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, one.decode])))
  const parts = Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, asPart(one)]))
  return kind('group', 'jsonb', shape as unknown as z.ZodType<Read<F>, Write<F>>, { parts })
}

/** A part is optional if its codec accepts the input of an empty control. */
const asPart = (field: AnyField): AnyField => ({
  ...field,
  required: field.required && !['', false, 0].some((empty) => field.decode.safeParse(empty).success),
})

type Values = Record<string, unknown>

/** A group is read and searched through its parts, so it needs their kinds. */
export const groupKind = (kindOf: (field: AnyField) => FieldType): FieldType => {
  const filled = (stored: Values, { parts = {} }: AnyField) =>
    Object.entries(parts).filter(([name]) => stored[name] !== null && stored[name] !== undefined)
  const textOf = (stored: Values, { field, ...at }: TextAt) =>
    filled(stored, field)
      .map(([name, part]) => ({ part, text: kindOf(part).text(stored[name], { ...at, field: part }) }))
      .filter(({ text }) => text !== '')
      .map(({ part, text }) => `${part.label[at.locale]} ${text}`)
      .join(' · ')
  return {
    comparedAs: 'json',
    isSortable: false,
    jsonSchema: codecSchema,
    example: ({ parts = {} }, n) =>
      Object.fromEntries(
        Object.entries(parts).map(([name, part]) => [name, (part.example ?? kindOf(part).example)(part, n)]),
      ),
    parts: ({ parts = {} }) => parts,
    ...asJson,
    text: textOf,
    columnKind: 'text',
    searchText: (stored: Values, field) =>
      filled(stored, field)
        .map(([name, part]) => kindOf(part).searchText(stored[name], part))
        .join(' '),
    form: { shown: (value: Values) => value },
  }
}
