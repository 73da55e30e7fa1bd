import { type RawBuilder, sql } from 'kysely'
import { allow, asCondition, type RuledBy, ruledBy, type Seen } from './allow.ts'
import { anonymousIn } from './audience.ts'
import type { Context } from '#platform/context.ts'
import { shapeOf } from '#platform/data/field-types/value.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import type { AnyField } from '#platform/data/collection/field.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { remember } from '#platform/data/collection/reads.ts'
import { isInTrash, isLive, removalColumns } from '#platform/data/collection/removal/soft-delete-columns.ts'
import { siteColumns } from '#platform/data/collection/scope.ts'
import { readableSql } from '#platform/data/site-fields/site-values.ts'
import { cachedRuleSql } from './rule-sql-cache.ts'

/**
 * Returns the rows that the viewer may see on this site, as a subquery without an alias. Fields that the viewer may not
 * read are null. The page is recorded as depending on these rows. `only` limits the declared fields and `search`. A
 * statement without restricted fields is the same for all viewers of the same rows. Throws not-found if the
 * collection's plugin is off.
 */
export const readable = (ctx: Context, collection: AnyCollection, only?: ReadonlySet<string>): RawBuilder<unknown> => {
  collectionOf(ctx, collection.name)
  remember(ctx, collection)
  const kept =
    only && [...only].filter((name) => name === searchColumn || Object.hasOwn(collection.fields, name)).toSorted()
  const name = `${ctx.trash === collection.name ? 'bin' : 'rows'} ${kept ? kept.join() : '*'}`
  return cachedRuleSql(ctx, { collection, name }, (seen) => subquery(ctx, collection, { seen, kept }))
}

const system = ['_id', 'createdAt', 'updatedAt', 'version'] as const
const searchColumn = 'search'

function subquery(
  ctx: Context,
  collection: AnyCollection,
  of: { seen: Seen; kept: readonly string[] | undefined },
): RawBuilder<unknown> {
  const { seen, kept } = of
  const by = { ...ruledBy(ctx, collection), seen }
  // An audience may not see rows by identity. A field that only some of its members may read is null for all.
  const byField = { ...by, viewer: anonymousIn(by.viewer) }
  const fields = Object.entries(collection.fields).filter(([name]) => kept?.includes(name) ?? true)
  for (const [, { reveals }] of fields)
    if (reveals)
      seen.collections.add(ctx.app.collections.get(collection.relations![reveals]?.to ?? reveals)!.collection)
  const columns = [
    ...[...siteColumns(collection), ...system, ...removalColumns(collection)].map((column) =>
      sql.ref(`${collection.name}.${column}`),
    ),
    ...((kept?.includes(searchColumn) ?? true) ? [searched(collection, byField)] : []),
    ...fields.flatMap(([name, field]) => columnsOf(name, field, byField)),
  ]
  const isBin = ctx.trash === collection.name
  const conditions = [
    ...siteColumns(collection).map((site) => sql`${sql.ref(`${collection.name}.${site}`)} = ${ctx.site._id}`),
    ...(isBin ? [isInTrash(collection.name)] : isLive(collection, collection.name)),
    ...[collection.access.read, ...(isBin ? [collection.access.remove] : [])]
      .map((rule) => allow(rule, by))
      .filter((answer) => answer !== true)
      .map(asCondition),
  ]
  const where = conditions.length === 0 ? sql`` : sql` where ${sql.join(conditions, sql` and `)}`
  return sql`(select ${sql.join(columns)} from ${sql.table(collection.name)}${where})`
}

/** The search column reveals all searchable fields. Only a viewer who may read all of them gets it. */
function searched({ name, fields, list }: AnyCollection, by: RuledBy): RawBuilder<unknown> {
  const answers = list.search.flatMap((field) => fields[field]!.read ?? []).map((rule) => allow(rule, by))
  const conditions = answers.filter((answer) => typeof answer !== 'boolean')
  const all = conditions.length === 0 || sql<boolean>`(${sql.join(conditions, sql` and `)})`
  const own = { name: searchColumn, column: 'text', derived: undefined }
  return answers.length === 0 ? sql.ref(`${name}.${searchColumn}`) : column(own, by, !answers.includes(false) && all)
}

/** Returns a field's column, and the hidden column in which the codec stores the form of the value. */
function columnsOf(name: string, field: AnyField, by: RuledBy): RawBuilder<unknown>[] {
  const shape = shapeOf(name, field)
  const answer = field.read ? allow(field.read, by) : true
  const narrowed = field.isSiteDefined && readableSql(field, by.viewer)
  const derived = narrowed ? (of: (name: string) => RawBuilder<unknown>) => narrowed(of(name)) : field.derived
  const own = { name, column: field.column, derived }
  return [own, ...(shape ? [{ ...shape, derived: undefined }] : [])].map((one) => column(one, by, answer))
}

function column(
  { name, column: type, derived }: Pick<AnyField, 'column' | 'derived'> & { name: string },
  { alias }: RuledBy,
  answer: boolean | RawBuilder<boolean>,
): RawBuilder<unknown> {
  const value = derived?.((of) => sql.ref(`${alias}.${of}`)) ?? sql.ref(`${alias}.${name}`)
  if (answer === true) return derived ? sql`${value} as ${sql.ref(name)}` : value
  if (answer === false) return sql`null::${sql.raw(type.replace(/ collate.*/, ''))} as ${sql.ref(name)}`
  return sql`case when ${answer} then ${value} end as ${sql.ref(name)}`
}
