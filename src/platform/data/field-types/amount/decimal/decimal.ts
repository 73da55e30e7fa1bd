import { sql } from 'kysely'
import { z } from 'zod'
import { readNumber } from '#domain/thai-text/read-number.ts'
import { kind } from '../../constructor.ts'
import { type FieldType, orFault } from '../../field-type.ts'
import { expected } from '../../words.ts'
import { numberKind } from '../number/number.ts'

/** A number with at most five decimals, within these bounds. */
export const decimalBetween = (least: number, most: number) =>
  kind('decimal', 'numeric(12,5)', z.number().min(least).max(most).refine(hasFiveDecimals))

const scale = 100_000
const hasFiveDecimals = (value: number) => Math.round(value * scale) / scale === value

export const decimalKind: FieldType = {
  ...numberKind,
  wireSql: ({ value }) => sql`to_jsonb(trim_scale(${value}))`,
  example: (_field, n) => n + 0.25,
  expects: () => expected.decimal,
  parse: (text) => orFault(readNumber(text), expected.decimal),
}
