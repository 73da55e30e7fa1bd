import { isWritable } from '#platform/data/collection/writing/accept.ts'
import type { AnyField } from '#platform/data/collection/field.ts'
import { isNullable } from '#platform/data/collection/order.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import type { Context } from '#platform/context.ts'
import { fieldTypeOf } from '#platform/data/field-types/field-type-of.ts'
import { emptied } from '#platform/data/field-types/value.ts'

/** The submitted value of a name, in wire shape. `isLeft` if the entry is empty. */
interface Posted {
  value: unknown
  isLeft: boolean
}

/**
 * Reads the submitted form as wire values of a collection. Unreadable input is passed on for validation to refuse. For
 * a new row, empty optional fields are left out.
 */
export const readForm = (
  ctx: Context,
  collection: AnyCollection,
  from: { form: FormData; row: Record<string, unknown> | null },
): Record<string, unknown> => {
  const values: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(collection.fields)) {
    if (!isWritable(ctx, field)) continue
    const posted = readField(ctx, field, { form: from.form, name, stored: from.row?.[name] ?? null })
    if (!posted || posted.value === undefined || (posted.isLeft && !from.row && !field.required)) continue
    if (!from.row || !isAsGiven(field, posted.value, from.row[name])) values[name] = posted.value
  }
  return values
}

/** A form always submits lists. An unchanged one keeps the form in which the value was given. */
const isAsGiven = (field: AnyField, value: unknown, stored: unknown) =>
  fieldTypeOf(field).shape !== undefined &&
  JSON.stringify(field.decode.safeParse(value).data) === JSON.stringify(stored)

/** Reads one field of a form; undefined if it is missing. Missing parts keep their stored values. */
export const readField = (
  ctx: Pick<Context, 'viewer'>,
  field: AnyField,
  from: { form: FormData; name: string; stored: unknown },
): Posted | undefined => {
  const { parts, form } = fieldTypeOf(field)
  if (parts) return readParts(ctx, field, from)
  if (!from.form.has(from.name)) return undefined
  const entries = from.form.getAll(from.name).map((one) => String(one).trim())
  if (form.read) return { value: form.read(entries.filter(Boolean)), isLeft: false }
  return readText(field, entries.at(-1) ?? '')
}

function readText(field: AnyField, text: string): Posted {
  if (text === '') return { value: emptied(field), isLeft: true }
  const parsed = fieldTypeOf(field).parse(text, field)
  return { value: 'fault' in parsed ? text : parsed.value, isLeft: false }
}

function readParts(
  ctx: Pick<Context, 'viewer'>,
  field: AnyField,
  { form, name, stored }: { form: FormData; name: string; stored: unknown },
): Posted | undefined {
  const before = (stored ?? {}) as Record<string, unknown>
  const read = Object.entries(fieldTypeOf(field).parts!(field)).flatMap(([part, one]) => {
    const posted = isWritable(ctx, one)
      ? readField(ctx, { ...one, required: false }, { form, name: `${name}.${part}`, stored: before[part] })
      : undefined
    return posted ? [{ part, ...posted }] : []
  })
  if (read.length === 0) return undefined
  const isLeft = read.every((one) => one.isLeft || one.value === false)
  if (isLeft && stored === null && isNullable(field)) return { value: null, isLeft }
  return { value: { ...before, ...Object.fromEntries(read.map(({ part, value }) => [part, value])) }, isLeft }
}
