import { z } from 'zod'
import type { Viewer } from '#platform/access/viewer.ts'
import type { Text } from '#platform/i18n/words.ts'
import type { AnyField, Choice, Field, Fields, Kind, Read, Write } from './field.ts'
import { clean, sanitised } from './clean.ts'

export const kind =
  <Stored, Wire>(
    name: Kind,
    column: string,
    decode: z.ZodType<Stored, Wire>,
    more: Omit<Partial<AnyField>, 'given'> = {},
  ) =>
  (th: string, en: string): Field<Stored, Wire, true> => ({
    kind: name,
    column,
    decode,
    given: true,
    label: { th, en },
    ...more,
  })

const sortable = 'text collate "und-x-icu"'
const key = 'text collate "C"'

export const text = kind('text', sortable, clean(500))
export const email = kind('email', key, clean(254).toLowerCase())
export const phone = kind('phone', key, clean(20))
export const code = kind('code', key, clean(100))
/** A name to sign in with: compared in lower case. */
export const handle = kind('code', key, clean(254).toLowerCase())
export const longtext = kind('longtext', 'text', clean(5000))
export const richtext = kind('richtext', 'text', sanitised(200_000))
export const number = kind('number', 'integer', z.number().int().min(0).max(1_000_000))
export const baht = kind('baht', 'numeric(12,2)', z.number().min(0).max(9_999_999_999).multipleOf(0.01))
export const boolean = kind('boolean', 'boolean', z.boolean())
export const date = kind('date', 'date', z.iso.date())
export const instant = kind('instant', 'timestamptz', z.iso.datetime())
export const json = kind('json', 'jsonb', z.json())

export const choice = <const V extends string>(choices: readonly { value: V; label: Text }[]) =>
  kind('choice', key, z.enum(choices.map((one) => one.value) as [V, ...V[]]), { choices: choices as readonly Choice[] })

/** Points at a row of another collection of the same site. */
export const reference = (to: string) => kind('reference', key, z.string().regex(/^[0-9a-f]{24}$/), { to })

/** One code or a list on the wire, always a list in the table (the specification's `category`, `target`). */
export const codes = (to?: string) =>
  kind(
    'codes',
    'text[] collate "C"',
    z
      .union([clean(100), z.array(clean(100)).max(50)])
      .transform((wire) => [...new Set([wire].flat().filter((one) => one !== ''))]),
    { ...(to && { to }), encode: (stored: string[]) => (stored.length === 1 ? stored[0]! : stored) },
  )

const person = z.strictObject({ id: z.string().max(24).nullable(), name: clean(200) })
/** A name or a list of {id, name} on the wire, always a list in the table (the specification's `lecturer`). */
export const people = (to: string) =>
  kind(
    'people',
    'jsonb',
    z.union([clean(200), z.array(person).max(50)]).transform((wire) => (typeof wire === 'string' ? named(wire) : wire)),
    { to },
  )

const named = (name: string) => (name === '' ? [] : [{ id: null, name }])

/** Fields stored together in one column (`info.agree`, `analytics.percent`). */
export const group = <F extends Fields>(fields: F) => {
  const shape = z.strictObject(Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, one.decode])))
  return kind('group', 'jsonb', shape as unknown as z.ZodType<Read<F>, Write<F>>, { parts: fields })
}

export const optional = <S, W>(field: Field<S, W>): Field<S | null, W | null | undefined, false> => ({
  ...field,
  decode: field.decode.nullish().transform((value) => value ?? null),
  encode: (stored) => (stored === null || !field.encode ? (stored as W | null) : field.encode(stored)),
  given: false,
  initial: () => null,
})

/** Given to a new row that does not bring the field. */
export const initially = <S, W>(
  value: S | ((by: { viewer: Viewer; now: string }) => S),
  field: Field<S, W>,
): Field<S, W, false> => ({
  ...field,
  given: false,
  initial: typeof value === 'function' ? (value as (by: { viewer: Viewer; now: string }) => S) : () => value,
})

/** Narrows who may read the field, and in which rows, and who may set it. */
export const only = <F extends AnyField>(rules: Pick<AnyField, 'read' | 'write'>, field: F): F => ({
  ...field,
  ...rules,
})
export const computed = <S, W>(initial: S, field: Field<S, W>): Field<S, W, false> => ({
  ...field,
  given: false,
  computed: true,
  initial: () => initial,
})
export const cascading = <F extends AnyField>(field: F): F => ({ ...field, cascade: true })
export const withUnit = <F extends AnyField>(unit: Text, field: F): F => ({ ...field, unit })
export const headed = <F extends AnyField>(short: Text, field: F): F => ({ ...field, short })
export const withHint = <F extends AnyField>(hint: Text, field: F): F => ({ ...field, hint })
