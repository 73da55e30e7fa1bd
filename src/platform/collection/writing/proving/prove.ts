import { type RawBuilder, sql } from 'kysely'
import { allow, asCondition, ruledBy } from '#platform/access/allow.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/database/executor.ts'
import { forbidden, invalid } from '#platform/errors/errors.ts'
import { isLive } from '../../removal/kept.ts'
import { referencesOf } from '../../removal/referrers.ts'
import type { AnyCollection } from '../../registry.ts'
import { sameSite } from '../../scope.ts'
import { noSuchRow } from '../refusal-of.ts'
import { keyed } from '../store.ts'

/**
 * The rule is asked again of the row as it now is, so that nobody writes a row out of his own reach; and the rows that
 * it now refers to must not be removed. They cannot be removed meanwhile: the reference holds them.
 */
export const prove = async (
  ctx: Context,
  collection: AnyCollection,
  what: { verb: 'create' | 'update'; _id: string; given: Record<string, unknown> },
) => {
  const answer = allow(collection.access[what.verb], ruledBy(ctx, collection))
  const references = standingReferences(ctx, collection).filter(({ field }) => (what.given[field] ?? null) !== null)
  if (answer === true && references.length === 0) return
  const may = typeof answer === 'boolean' ? sql<boolean>`${sql.lit(answer)}` : answer
  const columns = [sql`${may} as may`, ...references.map(({ field, stands }) => sql`${stands} as ${sql.ref(field)}`)]
  const { rows } = await sql<Record<string, boolean>>`select ${sql.join(columns)} from ${sql.table(collection.name)}
    where ${keyed(ctx, collection, what._id)}`.execute(ctx[executor])
  const proved = rows[0]
  if (!proved?.['may']) throw forbidden()
  const gone = references.map(({ field }) => field).filter((field) => !proved[field])
  if (gone.length > 0) throw invalid(...noSuchRow(collection, gone))
}

/** The same of many new rows, in one statement. */
export const proveMany = async (ctx: Context, collection: AnyCollection, ids: readonly string[]): Promise<void> => {
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

/** For each field that refers into a collection which keeps removed rows: that the row it refers to is not removed. */
export const standingReferences = (
  ctx: Context,
  collection: AnyCollection,
): { field: string; to: AnyCollection; stands: RawBuilder<boolean> }[] =>
  referencesOf(collection)
    .map(({ field, to }) => ({ field, to: ctx.app.catalogue.get(to)!.collection }))
    .filter(({ to }) => to.keepsRemoved)
    .map(({ field, to }) => {
      const here = { ...collection, alias: collection.name }
      const there = { ...to, alias: 'referred' }
      const link = sql`${sql.ref('referred._id')} = ${sql.ref(`${collection.name}.${field}`)}`
      const stands = sql<boolean>`exists (select 1 from ${sql.table(to.name)} as referred
        where ${sameSite(here, there)}${link} and ${sql.join(isLive(to, 'referred'))})`
      return { field, to, stands }
    })
