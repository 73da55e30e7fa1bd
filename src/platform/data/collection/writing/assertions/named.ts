import type { Issue } from '#domain/validation/issue.ts'
import { colleaguesOf } from '#platform/office/comments/colleagues.ts'
import type { Context } from '#platform/context.ts'
import { invalid } from '#platform/errors/errors.ts'
import type { AnyField } from '../../field.ts'
import type { AnyCollection } from '../../registry.ts'
import { fromAny } from '../../rows.ts'
import { noSuchRow } from '../request-errors.ts'

type Values = Record<string, unknown>

/**
 * Refuses a new reference to a record that the viewer may not read, or to a person who does not work on the site. The
 * database has no foreign key for these. Existing references stay.
 */
export const assertNamed = async (
  ctx: Context,
  collection: AnyCollection,
  { before, given }: { before: Values | null; given: Values },
) => {
  const issues: Issue[] = []
  for (const [name, field] of Object.entries(collection.fields)) {
    const added = addedTo(before?.[name], given[name])
    if (added.length > 0 && !(await mayName(ctx, field, added))) issues.push(...noSuchRow(collection, [name]))
  }
  if (issues.length > 0) throw invalid(...issues)
}

const addedTo = (before: unknown, given: unknown): string[] => {
  const held = new Set([before ?? []].flat())
  return [given ?? []].flat().filter((one): one is string => typeof one === 'string' && !held.has(one))
}

async function mayName(ctx: Context, field: AnyField, added: readonly string[]): Promise<boolean> {
  if (field.namesRecord) return isReadableRecord(ctx, added[0]!)
  if (!field.colleagues) return true
  const known = new Set((await colleaguesOf(ctx, { least: field.colleagues })).map(({ _id }) => _id))
  return added.every((one) => known.has(one))
}

async function isReadableRecord(ctx: Context, key: string): Promise<boolean> {
  const [name = '', _id] = key.split('/')
  const entry = ctx.app.collections.get(name)
  if (!entry || !ctx.site.plugins.has(entry.module)) return false
  const row = await fromAny(ctx, entry.collection).select('row._id').where('row._id', '=', _id).executeTakeFirst()
  return row !== undefined
}
