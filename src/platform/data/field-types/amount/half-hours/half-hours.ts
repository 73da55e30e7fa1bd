import { sql } from 'kysely'
import { z } from 'zod'
import { kind } from '../../constructor.ts'
import { type FieldType, orFault } from '../../field-type.ts'
import { expected } from '../../words.ts'
import { readNumber } from '#domain/thai-text/read-number.ts'
import { numberKind } from '../number/number.ts'

/** Hours in halves, of these bounds. */
export const halfHoursBetween = (least: number, most: number) =>
  kind('halfHours', 'numeric(10,1)', z.number().min(least).max(most).multipleOf(0.5))

/** Hours in halves, from 0 to a million. */
export const halfHours = halfHoursBetween(0, 1_000_000)

export const halfHoursKind: FieldType = {
  ...numberKind,
  wireSql: ({ value }) => sql`to_jsonb(trim_scale(${value}))`,
  example: (_field, n) => n + 0.5,
  expects: () => expected.halfHours,
  parse: (text) => orFault(readNumber(text), expected.halfHours),
}
