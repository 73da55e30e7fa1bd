import { sql } from 'kysely'
import { z } from 'zod'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { formatDay, formatInstant } from '#domain/thai-calendar/format.ts'
import { hasLikelyYear } from '#domain/thai-calendar/likely-year.ts'
import { readThaiInstant } from '#domain/thai-calendar/parse-instant.ts'
import { codecSchema } from '../../codec-schema.ts'
import { kind } from '../../constructor.ts'
import type { FieldType } from '../../field-type.ts'
import { expected } from '../../words.ts'
import { faultOf, shortYearRemark } from '../short-year.ts'

const moment = z.iso.datetime().refine(hasLikelyYear)

/** An instant, ISO 8601 in UTC with milliseconds. */
export const instant = kind('instant', 'timestamptz', moment)
/** Also an instant, but lists show the time too. */
export const timed = kind('instant', 'timestamptz', moment, { isTimed: true })

export const instantKind: FieldType = {
  comparedAs: 'instant',
  isSortable: true,
  wireSql: ({ value }) => sql`to_jsonb(to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`,
  jsonSchema: codecSchema,
  example: (_field, n) => `2026-12-01T09:${String(n % 60).padStart(2, '0')}:00.000Z`,
  expects: () => expected.instant,
  text: (stored: string, { field, locale, isRecord }) => {
    if (isRecord) return formatInstant(stored, { length: 'long', locale })
    return (field.isTimed ? formatInstant : formatDay)(stored, { length: 'list', locale })
  },
  columnKind: 'date',
  searchText: String,
  form: { control: 'instant', span: 3 },
  print: String,
  parse: (text) => {
    const read = readThaiInstant(text)
    return 'instant' in read ? { value: read.instant } : faultOf(read.fault, expected.instant)
  },
  remark: (text) => {
    const read = readThaiInstant(text)
    return 'instant' in read ? shortYearRemark(text, { ...read, day: bangkokDay(Date.parse(read.instant)) }) : null
  },
}
