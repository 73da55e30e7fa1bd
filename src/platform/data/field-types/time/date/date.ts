import { z } from 'zod'
import { formatDay } from '#domain/thai-calendar/format.ts'
import { hasLikelyYear } from '#domain/thai-calendar/likely-year.ts'
import { readThaiDay } from '#domain/thai-calendar/parse-day.ts'
import { codecSchema } from '../../codec-schema.ts'
import { kind } from '../../constructor.ts'
import type { FieldType } from '../../field-type.ts'
import { expected } from '../../words.ts'
import { faultOf, shortYearRemark } from '../short-year.ts'

/** A day, `YYYY-MM-DD`, in the common era. */
export const date = kind('date', 'date', z.iso.date().refine(hasLikelyYear))

export const dateKind: FieldType = {
  comparedAs: 'date',
  isSortable: true,
  jsonSchema: codecSchema,
  example: (_field, n) => `2026-12-${String((n % 28) + 1).padStart(2, '0')}`,
  expects: () => expected.day,
  text: (stored: string, { locale, isRecord }) => formatDay(stored, { length: isRecord ? 'long' : 'list', locale }),
  columnKind: 'date',
  searchText: String,
  form: { control: 'date', span: 3 },
  print: String,
  parse: (text) => {
    const read = readThaiDay(text)
    return 'day' in read ? { value: read.day } : faultOf(read.fault, expected.day)
  },
  remark: (text) => {
    const read = readThaiDay(text)
    return 'day' in read ? shortYearRemark(text, read) : null
  },
}
