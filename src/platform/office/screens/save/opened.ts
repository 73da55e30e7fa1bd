import { createHash } from 'node:crypto'
import { isReadable } from '#platform/http/api/wire.ts'
import type { AnyField } from '#platform/data/collection/field.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { isWritable } from '#platform/data/collection/writing/accept.ts'
import type { Context } from '#platform/context.ts'
import { isSecret, fieldTypeOf } from '#platform/data/field-types/field-type-of.ts'
import { wireValue } from '#platform/data/field-types/value.ts'
import type { Hidden } from '#ui/office/description.ts'

/** The initial state of a form: the row's version, and a fingerprint of each field. It is submitted with the form. */
export interface Opened {
  version: number
  marks: Record<string, string>
}

type Row = Record<string, unknown>
type Who = Pick<Context, 'viewer' | 'now' | 'site'>

export const openedOf = (ctx: Who, collection: AnyCollection, row: Row): Opened => ({
  version: Number(row['version']),
  marks: Object.fromEntries(
    collection.form
      .flatMap(({ fields }) => fields)
      .filter((name) => isAsked(ctx, collection.fields[name]!))
      .map((name) => [name, markOfStored(ctx, collection, { name, row })]),
  ),
})

const isAsked = (ctx: Who, field: AnyField) => isWritable(ctx, field) && isReadable(ctx, field) && !isSecret(field)

/** Returns it as hidden form fields. */
export const hiddenOf = ({ version, marks }: Opened): Hidden[] => [
  { name: 'version', value: String(version) },
  { name: 'marks', value: JSON.stringify(marks) },
]

/** Reads it from a form; null without a version. In a form without marks every field counts as changed. */
export const readOpened = (form: FormData): Opened | null => {
  const version = Number(form.get('version'))
  if (!Number.isInteger(version) || version <= 0) return null
  return { version, marks: readMarks(String(form.get('marks') ?? '')) }
}

function readMarks(text: string): Record<string, string> {
  try {
    const marks: unknown = JSON.parse(text)
    if (typeof marks !== 'object' || marks === null) return {}
    return Object.fromEntries(
      Object.entries(marks).filter((one): one is [string, string] => typeof one[1] === 'string'),
    )
  } catch {
    return {}
  }
}

/** Returns the fingerprint of a stored field. */
export const markOfStored = (ctx: Who, { fields }: AnyCollection, { name, row }: { name: string; row: Row }) =>
  markOf(ctx, fields[name]!, wireValue(name, fields[name]!, row) ?? null)

/**
 * Returns the fingerprint of a wire value, submitted or stored. For a field with parts, only parts that the user may
 * write count.
 */
export const markOf = (ctx: Who, field: AnyField, wire: unknown) => {
  const read = field.decode.safeParse(wire)
  const text = JSON.stringify(inOrder(written(ctx, field, read.success ? read.data : wire)) ?? null)
  return createHash('sha256').update(text).digest('base64url').slice(0, 16)
}

function written(ctx: Who, field: AnyField, value: unknown): unknown {
  const { parts } = fieldTypeOf(field)
  if (!parts || typeof value !== 'object' || value === null) return value
  const own = value as Row
  return Object.fromEntries(
    Object.entries(parts(field))
      .filter(([, part]) => isWritable(ctx, part))
      .map(([name, part]) => [name, written(ctx, part, own[name] ?? null)]),
  )
}

/** Sorts object members by name, because JSON in the database has another order. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, member]) => [name, inOrder(member)]),
  )
}
