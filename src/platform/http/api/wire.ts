import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import type { AnyField } from '#platform/data/collection/field.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { wireValue } from '#platform/data/field-types/value.ts'
import { readableValue } from '#platform/data/site-fields/site-values.ts'
import type { Context } from '#platform/context.ts'

/** Whether the viewer may read the field in at least one row. */
export const isReadable = (ctx: Pick<Context, 'viewer' | 'now' | 'site'>, field: AnyField | undefined) =>
  !field?.read || field.read(ctx.viewer, { today: bangkokDay(ctx.now), site: ctx.site._id }) !== false

/** Converts a stored row to the API's shape: the specification's names and mixed shapes, without unreadable fields. */
export const wireOf = (
  ctx: Pick<Context, 'viewer' | 'now' | 'site'>,
  collection: AnyCollection,
  given: { row: Record<string, unknown>; fields?: readonly string[]; hidden?: readonly string[] },
): Record<string, unknown> => {
  const { row, fields, hidden = [] } = given
  const isAsked = (name: string) => (!fields || fields.includes(name)) && !hidden.includes(name)
  const told: Record<string, unknown> = { _id: row['_id'] }
  if (collection.site && isAsked(collection.site)) told[collection.site] = row['site']
  for (const [name, field] of Object.entries(collection.fields))
    if (isAsked(name) && isReadable(ctx, field))
      told[name] = readableValue(field, { value: wireValue(name, field, row), viewer: ctx.viewer })
  const rest = ['createdAt', 'updatedAt', 'version', ...(row['removedAt'] ? ['removedAt', 'removedBy'] : [])]
  for (const name of rest) if (isAsked(name)) told[name] = row[name]
  return told
}
