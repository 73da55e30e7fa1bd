import type { z } from 'zod'
import type { Issue } from '#domain/validation/issue.ts'
import { isBlank } from '#domain/validation/text.ts'
import { nowOf, type Context } from '#platform/context.ts'
import { invalid } from '#platform/errors/errors.ts'
import { shapesOf } from '#platform/kinds/shapes.ts'
import type { AnyField } from '../field.ts'
import { isNullable } from '../order.ts'
import type { AnyCollection } from '../registry.ts'

/** What is stored of a new row: what was given, checked, and what the collection gives where nothing came. */
export const accepted = (ctx: Context, collection: AnyCollection, input: Record<string, unknown>) => {
  const issues: Issue[] = unknownFields(collection, input)
  const values: Record<string, unknown> = {}
  const given = present(input)
  const by = { viewer: ctx.viewer, now: nowOf(ctx) }
  for (const [name, field] of Object.entries(collection.fields)) {
    if (Object.hasOwn(given, name)) values[name] = decoded(ctx, { name, field, value: given[name], issues })
    else if (field.initial) values[name] = field.initial(by)
    else if (!field.derived) issues.push(missing(name, field))
  }
  if (issues.length > 0) throw invalid(...issues)
  return { ...values, ...shapesOf(collection.fields, { ...values, ...given }) }
}

/** What is stored of a change: only what was given. */
export const acceptedChange = (ctx: Context, collection: AnyCollection, input: Record<string, unknown>) => {
  const issues: Issue[] = unknownFields(collection, input)
  const values: Record<string, unknown> = {}
  const given = present(input)
  for (const [name, field] of Object.entries(collection.fields))
    if (Object.hasOwn(given, name)) values[name] = decoded(ctx, { name, field, value: given[name], issues })
  if (issues.length > 0) throw invalid(...issues)
  return { ...values, ...shapesOf(collection.fields, given) }
}

const present = (input: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))

/** Whether this viewer may set the field; the rules of the collection are asked of the row itself. */
export const isWritable = (ctx: { viewer: Context['viewer'] }, field: AnyField) =>
  !field.computed && (field.write?.(ctx.viewer) ?? true)

function decoded(ctx: Context, given: { name: string; field: AnyField; value: unknown; issues: Issue[] }) {
  const { name, field, value, issues } = given
  if (!isWritable(ctx, field)) {
    issues.push({
      field: name,
      code: 'read-only',
      th: `แก้ไข${field.label.th}ไม่ได้`,
      en: `${field.label.en} cannot be changed`,
    })
    return undefined
  }
  if (value === null && !isNullable(field)) {
    issues.push(missing(name, field))
    return undefined
  }
  const read = field.decode.safeParse(value)
  if (!read.success) {
    issues.push(wrong(name, field, read.error.issues[0]!))
    return undefined
  }
  if (field.given && typeof read.data === 'string' && isBlank(read.data)) issues.push(missing(name, field))
  return read.data
}

function unknownFields(collection: AnyCollection, input: Record<string, unknown>): Issue[] {
  return Object.keys(input)
    .filter((name) => !Object.hasOwn(collection.fields, name) && name !== collection.site)
    .map((name) => ({
      field: name.slice(0, 64),
      code: 'unknown',
      th: `ไม่มีช่อง "${name.slice(0, 64)}"`,
      en: `There is no field "${name.slice(0, 64)}"`,
    }))
}

const missing = (name: string, field: AnyField): Issue => ({
  field: name,
  code: 'required',
  th: `กรุณากรอก${field.label.th}`,
  en: `Please fill in ${field.label.en}`,
})

function wrong(name: string, field: AnyField, issue: z.core.$ZodIssue): Issue {
  if (issue.code === 'too_big')
    return {
      field: name,
      code: 'too-big',
      th: `${field.label.th}ยาวหรือมากเกินไป (ไม่เกิน ${issue.maximum})`,
      en: `${field.label.en} is too long or too large (at most ${issue.maximum})`,
    }
  return { field: name, code: 'wrong', th: `${field.label.th}ไม่ถูกต้อง`, en: `${field.label.en} is not valid` }
}
