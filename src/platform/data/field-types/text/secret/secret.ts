import { sql } from 'kysely'
import { z } from 'zod'
import { clean } from '#platform/data/collection/clean.ts'
import type { Field } from '#platform/data/collection/field.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { type Sealed, seal } from '#platform/data/encryption/seal.ts'
import { secretRemoved } from '#ui/office/form-description.ts'
import { kind } from '../../constructor.ts'
import type { FieldType } from '../../field-type.ts'
import { secretSet } from '../../words.ts'

/** A secret as returned: that it is set, and its last characters. Null if not set. */
interface SecretShown {
  set: true
  last4: string
}

/** Text sets a new secret; null or an empty text removes it. The returned object changes nothing. */
type Wire = string | null | SecretShown

const decode = z.union([
  clean(4000).transform((text) => text || null),
  z.null(),
  z.strictObject({ set: z.literal(true), last4: z.string().max(8) }).transform(() => undefined),
]) as unknown as z.ZodType<Sealed | null, Wire>

/** A write-only text, encrypted in the table (guides U9). Only `openSecret` decrypts it. */
export const secret = (th: string, en: string): Field<Sealed | null, Wire, false> => ({
  ...kind('secret', 'jsonb', decode)(th, en),
  required: false,
  initial: () => null,
})

export const secretKind: FieldType = {
  comparedAs: 'json',
  isSortable: false,
  keep: (text, { sealing, place }) => (typeof text === 'string' ? seal(sealing, place, text) : text),
  encode: ({ last4 }: Sealed): SecretShown => ({ set: true, last4 }),
  wireSql: ({ value }) => sql`case when ${value} is not null
    then jsonb_build_object('set', true, 'last4', ${value} -> 'last4') end`,
  example: () => undefined,
  jsonSchema: () => ({ anyOf: [{ type: 'string', maxLength: 4000 }, { type: 'null' }, shown] }),
  text: ({ last4 }: Sealed, { locale }) => fill(secretSet[locale], { last4 }),
  columnKind: 'text',
  searchText: () => '',
  form: { control: 'secret', span: 6, shown: ({ last4 }: Sealed) => last4, read: readPosted },
  print: () => '',
  parse: (text) => ({ value: text }),
}

const shown = {
  type: 'object',
  properties: { set: { const: true }, last4: { type: 'string' } },
  required: ['set', 'last4'],
  additionalProperties: false,
}

/** An empty entry leaves the secret unchanged. */
function readPosted(entries: string[]) {
  return entries.find((entry) => entry !== secretRemoved) ?? (entries.includes(secretRemoved) ? null : undefined)
}
