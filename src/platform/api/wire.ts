import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import type { AnyField } from '#platform/collection/field.ts'
import type { AnyCollection } from '#platform/collection/registry.ts'
import { wireValue } from '#platform/kinds/value.ts'
import type { Context } from '#platform/context.ts'

/** Whether the viewer may read the field in any row at all. */
export const isReadable = (ctx: Pick<Context, 'viewer' | 'now' | 'site'>, field: AnyField | undefined) =>
  !field?.read || field.read(ctx.viewer, { today: bangkokDay(ctx.now), site: ctx.site._id }) !== false

/** A stored row as the API says it: the specification's names and mixed shapes, without what this viewer may not read. */
export const wireOf = (
  ctx: Pick<Context, 'viewer' | 'now' | 'site'>,
  collection: AnyCollection,
  given: { row: Record<string, unknown>; fields?: readonly string[]; hidden?: readonly string[] },
): Record<string, unknown> => {
  const { row, fields, hidden = [] } = given
  const all: Record<string, unknown> = { _id: row['_id'] }
  if (collection.site) all[collection.site] = row['site']
  for (const [name, field] of Object.entries(collection.fields))
    if (isReadable(ctx, field)) all[name] = wireValue(name, field, row)
  Object.assign(all, { createdAt: row['createdAt'], updatedAt: row['updatedAt'], version: row['version'] })
  if (row['removedAt']) Object.assign(all, { removedAt: row['removedAt'], removedBy: row['removedBy'] })
  return Object.fromEntries(
    Object.entries(all).filter(
      ([name]) => name === '_id' || ((!fields || fields.includes(name)) && !hidden.includes(name)),
    ),
  )
}
