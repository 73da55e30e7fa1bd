import { z } from 'zod'
import { jsonFault } from '#domain/validation/json.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { codecSchema } from '../../codec-schema.ts'
import { kind } from '../../constructor.ts'
import type { FieldType } from '../../field-type.ts'
import { words } from '../../words.ts'
import { asJson } from '../as-json.ts'

const depth = 32
const mostBytes = 200_000

/** JSON validated by a schema, after limits on depth (32 levels) and size in bytes. */
export const jsonOf = <Stored, Wire>(schema: z.ZodType<Stored, Wire>, { bytes = mostBytes } = {}) => {
  const checked = bounded(bytes).pipe(schema as z.ZodType<Stored, unknown>)
  return kind('json', 'jsonb', checked.meta(codecSchema({ decode: schema })) as unknown as z.ZodType<Stored, Wire>)
}

/** The limits are checked first, because a schema may recurse. */
const bounded = (bytes: number) => z.unknown().refine((value) => jsonFault(value, { depth, bytes }) === null)

type Json = z.infer<ReturnType<typeof z.json>>

/** Any JSON within the same limits. */
export const json = kind('json', 'jsonb', bounded(mostBytes) as unknown as z.ZodType<Json, Json>)

export const jsonKind: FieldType = {
  comparedAs: 'json',
  isSortable: false,
  jsonSchema: codecSchema,
  example: () => undefined,
  ...asJson,
  text: (stored: unknown, { locale }) =>
    typeof stored === 'object' ? fill(words.parts[locale], { n: Object.keys(stored!).length }) : String(stored),
  columnKind: 'text',
  searchText: wordsIn,
  form: {
    control: 'json',
    span: 6,
    // Invalid input is shown again as entered.
    shown: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value, null, 2)),
  },
}

function wordsIn(value: unknown): string {
  if (value === null) return ''
  return typeof value === 'object' ? Object.values(value).map(wordsIn).join(' ') : String(value)
}
