import { type RawBuilder, sql } from 'kysely'
import { allow, asCondition, mayAlways, ruledBy } from '#platform/data/access/allow.ts'
import { cachedRuleSql } from '#platform/data/access/rule-sql-cache.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { forbidden, invalid } from '#platform/errors/errors.ts'
import { isLive } from '../../removal/soft-delete-columns.ts'
import { referencesOf } from '../../removal/referrers.ts'
import type { AnyCollection } from '../../registry.ts'
import { sameSite } from '../../scope.ts'
import { noSuchRow } from '../request-errors.ts'
import { keyed } from '../store.ts'

/**
 * Checks the rule again on the changed row, so that nobody moves a row out of their own reach. Rows that it now refers
 * to must not be removed. The foreign key prevents their removal meanwhile.
 */
export const assertWrite = async (
  ctx: Context,
  collection: AnyCollection,
  what: { verb: 'create' | 'update'; _id: string; given: Record<string, unknown> },
) => {
  const given = keepingReferences(ctx, collection).filter(({ field }) => (what.given[field] ?? null) !== null)
  const fields = given.map(({ field }) => field)
  const rule = collection.access[what.verb]
  const by = ruledBy(ctx, collection)
  if (fields.length === 0 && mayAlways(rule, by)) return
  const name = `may ${what.verb} ${fields.join()}`
  const columns = cachedRuleSql(ctx, { collection, name }, () => {
    const may = asCondition(allow(rule, by))
    const stands = given.map(({ field, to }) => sql`${stillStands(collection, field, to)} as ${sql.ref(field)}`)
    return sql`${sql.join([sql`${may} as may`, ...stands])}`
  })
  const { rows } = await sql<Record<string, boolean>>`select ${columns} from ${sql.table(collection.name)}
    where ${keyed(ctx, collection, what._id)}`.execute(ctx[executor])
  const proved = rows[0]
  if (!proved?.['may']) throw forbidden()
  const gone = fields.filter((field) => !proved[field])
  if (gone.length > 0) throw invalid(...noSuchRow(collection, gone))
}

/** Does the same for many new rows, in one statement. */
export const assertWrites = async (ctx: Context, collection: AnyCollection, ids: readonly string[]): Promise<void> => {
  const may = asCondition(allow(collection.access.create, ruledBy(ctx, collection)))
  const references = standingReferences(ctx, collection)
  const stands = references.map(({ field, stands: there }) => {
    const column = sql.ref(`${collection.name}.${field}`)
    return sql`bool_and(${column} is null or ${there}) as ${sql.ref(field)}`
  })
  const { rows } = await sql<
    Record<string, boolean | null>
  >`select ${sql.join([sql`bool_and(${may}) as may`, ...stands])}
    from ${sql.table(collection.name)} where site = ${ctx.site._id} and _id = any(${ids}::text[])`.execute(
    ctx[executor],
  )
  if (rows[0]!['may'] === false) throw forbidden()
  const gone = references.map(({ field }) => field).filter((field) => rows[0]![field] === false)
  if (gone.length > 0) throw invalid(...noSuchRow(collection, gone))
}

/** For each reference into a collection with soft delete, checks that the referenced row is not removed. */
export const standingReferences = (
  ctx: Context,
  collection: AnyCollection,
): { field: string; to: AnyCollection; stands: RawBuilder<boolean> }[] =>
  keepingReferences(ctx, collection).map(({ field, to }) => ({ field, to, stands: stillStands(collection, field, to) }))

/** The fields that refer into a collection with soft delete. */
const keepingReferences = (ctx: Context, collection: AnyCollection): { field: string; to: AnyCollection }[] =>
  referencesOf(collection)
    .map(({ field, to }) => ({ field, to: ctx.app.collections.get(to)!.collection }))
    .filter(({ to }) => to.softDelete)

function stillStands(collection: AnyCollection, field: string, to: AnyCollection): RawBuilder<boolean> {
  const here = { ...collection, alias: collection.name }
  const there = { ...to, alias: 'referred' }
  const link = sql`${sql.ref('referred._id')} = ${sql.ref(`${collection.name}.${field}`)}`
  return sql`exists (select 1 from ${sql.table(to.name)} as referred
    where ${sameSite(here, there)}${link} and ${sql.join(isLive(to, 'referred'))})`
}
