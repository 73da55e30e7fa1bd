import { type RawBuilder, sql } from 'kysely'
import type { Issue } from '#domain/validation/issue.ts'
import type { Viewer } from '#platform/data/access/viewer.ts'
import type { AnyField } from '#platform/data/collection/field.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { isWritable } from '#platform/data/collection/writing/accept.ts'
import { missing, readOnly } from '#platform/data/collection/writing/issues.ts'
import type { Context } from '#platform/context.ts'
import { invalid } from '#platform/errors/errors.ts'
import { siteDefinedIn } from './site-defined.ts'

type Values = Record<string, unknown>

/** The parts of a field that a viewer may read; of a field that no site defines, all. */
export const readableParts = ({ parts = {}, isSiteDefined }: AnyField, viewer: Viewer): string[] =>
  Object.keys(parts).filter((key) => !isSiteDefined || isPartReadable(parts[key]!, viewer))

/** The rule of a part knows the role of who asks, and nothing of the row. */
const isPartReadable = ({ read }: AnyField, viewer: Viewer) => !read || read(viewer, { today: '', site: '' }) === true

/** What a viewer may read of a value with parts that a site defines; any other value as it is. */
export const readableValue = (field: AnyField | undefined, { value, viewer }: { value: unknown; viewer: Viewer }) => {
  if (!field?.isSiteDefined || typeof value !== 'object' || value === null) return value
  const known = new Set(readableParts(field, viewer))
  return Object.fromEntries(Object.entries(value).filter(([key]) => known.has(key)))
}

/** The same in SQL, so that nothing else of it can be matched, sorted or counted. */
export const readableSql = (field: AnyField, viewer: Viewer) => (column: RawBuilder<unknown>) => {
  const pairs = readableParts(field, viewer).flatMap((key) => [sql.lit(key), sql`${column} -> ${sql.lit(key)}`])
  return sql`jsonb_strip_nulls(jsonb_build_object(${pairs.length > 0 ? sql.join(pairs) : sql``}))`
}

/**
 * What is to be stored with the values of a site's own fields: what was sent over what is there, without what was emptied. Throws
 * invalid for a value that the viewer may not change, and for an empty one where the field is required.
 */
export const withSiteValues = (
  ctx: Context,
  collection: AnyCollection,
  { before, given }: { before: Values | null; given: Values },
): Values => {
  const name = siteDefinedIn(collection)
  if (name === undefined || !Object.hasOwn(given, name)) return given
  const held = (before?.[name] ?? {}) as Values
  const sent = given[name] as Values
  const issues = Object.entries(sent).flatMap(([key, value]) => {
    const part = collection.fields[name]!.parts![key]!
    return issueOf(ctx, { path: `${name}.${key}`, part, value, held: held[key] ?? null }) ?? []
  })
  if (issues.length > 0) throw invalid(...issues)
  const merged = Object.entries({ ...held, ...sent }).filter(([, value]) => value !== null)
  return { ...given, [name]: Object.fromEntries(merged) }
}

function issueOf(
  ctx: Context,
  { path, part, value, held }: { path: string; part: AnyField; value: unknown; held: unknown },
): Issue | null {
  const isSame = value === held
  if (!isWritable(ctx, part)) return isSame ? null : readOnly(path, part)
  const isOwn = ctx.viewer.role === 'user' || ctx.viewer.role === 'guest'
  return part.required && value === null && (isOwn || !isSame) ? missing(path, part) : null
}
