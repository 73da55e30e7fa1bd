import { z } from 'zod'
import { unitBeside } from '#domain/locale/unit.ts'
import { readNumber } from '#domain/thai-text/read-number.ts'
import { codecSchema } from '../../codec-schema.ts'
import { kind } from '../../constructor.ts'
import { type FieldType, orFault } from '../../field-type.ts'
import { expected } from '../../words.ts'

/** A whole number within these bounds. */
export const numberBetween = (least: number, most: number) =>
  kind('number', 'integer', z.number().int().min(least).max(most))

/** A whole number from 0 to a million. */
export const number = numberBetween(0, 1_000_000)

export const numberKind: FieldType = {
  comparedAs: 'number',
  isSortable: true,
  jsonSchema: codecSchema,
  example: (_field, n) => n,
  blank: 0,
  expects: () => expected.wholeNumber,
  text: (stored: number, { field: { unit }, locale, isRecord }) =>
    isRecord && unit ? `${figure(stored)} ${unitBeside(figure(stored), { unit, locale })}` : figure(stored),
  columnKind: 'number',
  searchText: String,
  form: { control: 'number', span: 3 },
  print: String,
  parse: (text) => orFault(readNumber(text), expected.wholeNumber),
}

/** A number without its unit, which is in the column heading. */
const figure = (value: number) => value.toLocaleString('th-TH', { maximumFractionDigits: 2 })
