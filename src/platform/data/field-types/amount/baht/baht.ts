import { sql } from 'kysely'
import { z } from 'zod'
import { formatBaht } from '#domain/money/baht.ts'
import { readBaht } from '#domain/thai-text/read-number.ts'
import { codecSchema } from '../../codec-schema.ts'
import { kind } from '../../constructor.ts'
import { type FieldType, orFault } from '../../field-type.ts'
import { expected } from '../../words.ts'

/** Money in baht with at most two decimals. */
export const baht = kind('baht', 'numeric(12,2)', z.number().min(0).max(9_999_999_999).multipleOf(0.01))

/** The same with a sign, for money that was taken back. */
export const signedBaht = kind(
  'baht',
  'numeric(12,2)',
  z.number().min(-9_999_999_999).max(9_999_999_999).multipleOf(0.01),
)

export const bahtKind: FieldType = {
  comparedAs: 'number',
  isSortable: true,
  wireSql: ({ value }) => sql`to_jsonb(trim_scale(${value}))`,
  jsonSchema: codecSchema,
  example: (_field, n) => n * 100,
  expects: () => expected.baht,
  text: (stored: number, { locale, isRecord }) =>
    isRecord ? formatBaht(stored, { style: 'symbol', locale }) : bareBaht(stored),
  columnKind: 'money',
  searchText: String,
  form: { control: 'baht', span: 3 },
  print: String,
  parse: (text) => orFault(readBaht(text), expected.baht),
}

/** Baht without the sign, under a heading that names the unit. */
const bareBaht = (amount: number) =>
  formatBaht(amount, { style: 'symbol', locale: 'th', canStrip: true }).replace('฿', '')
