import type { z } from 'zod'
import type { Issue } from '#domain/validation/issue.ts'
import { nowOf, type Context } from '#platform/context.ts'
import { invalid, notFound } from '#platform/errors/errors.ts'
import { withOffered } from '#platform/data/field-types/choice/offered.ts'
import { shapesOf } from '#platform/data/field-types/value.ts'
import type { AnyField } from '../field.ts'
import { isNullable } from '../order.ts'
import type { AnyCollection } from '../registry.ts'
import { anotherSite, lacking, missing, readOnly, unknownFields, wrong } from './issues.ts'

/** Returns the values to store for a new row: the validated input and the collection's defaults. */
export const accepted = (ctx: Context, collection: AnyCollection, input: Record<string, unknown>) => {
  assertSite(ctx, collection, input)
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

/** Returns the values to store for an update: only the given fields. */
export const acceptedChange = (ctx: Context, collection: AnyCollection, input: Record<string, unknown>) => {
  assertSite(ctx, collection, input)
  const issues: Issue[] = unknownFields(collection, input)
  const values: Record<string, unknown> = {}
  const given = present(input)
  for (const [name, field] of Object.entries(collection.fields))
    if (Object.hasOwn(given, name)) values[name] = decoded(ctx, { name, field, value: given[name], issues })
  if (issues.length > 0) throw invalid(...issues)
  return { ...values, ...shapesOf(collection.fields, given) }
}

/** A given site must be the current site. A row meant for another site must not appear here. Throws not-found. */
export function assertSite({ site }: Context, collection: AnyCollection, input: Record<string, unknown>) {
  const name = collection.site
  if (name && input[name] !== undefined && input[name] !== site._id) throw notFound(anotherSite(name))
}

const present = (input: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))

/** Whether the viewer may set the field. The collection's rules check the row itself. */
export const isWritable = (ctx: { viewer: Context['viewer'] }, field: AnyField) =>
  !field.computed && (field.write?.(ctx.viewer) ?? true)

function decoded(ctx: Context, given: { name: string; field: AnyField; value: unknown; issues: Issue[] }): unknown {
  const { name, value, issues } = given
  const field = withOffered(ctx.app, given.field)
  const refused = (...found: Issue[]) => void issues.push(...found)
  if (!isWritable(ctx, field)) return refused(readOnly(name, field))
  if (value === null && !isNullable(field)) return refused(missing(name, field))
  const read = field.decode.safeParse(value)
  if (!read.success) return refused(...wrongIn(field, read.error.issues).map((issue) => wrong(name, field, issue)))
  if (!isOffered(field, read.data)) return refused(wrong(name, field, notOffered))
  if (field.required) refused(...lacking(name, field, read.data))
  return read.data
}

/** Of what a site defines itself every part is told of; of anything else what is found first. */
const wrongIn = ({ isSiteDefined }: AnyField, issues: z.core.$ZodIssue[]) =>
  isSiteDefined ? issues : issues.slice(0, 1)

const notOffered: z.core.$ZodIssue = { code: 'custom', path: [], message: '' }

/** Whether a value is among the choices known only at run time, if the field has such choices. */
const isOffered = ({ dynamicChoices, choices = [] }: AnyField, value: unknown) =>
  !dynamicChoices || [value ?? []].flat().every((one) => choices.some((choice) => choice.value === one))
