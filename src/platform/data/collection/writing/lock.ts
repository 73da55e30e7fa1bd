import { type RawBuilder, sql } from 'kysely'
import { allow, asCondition, ruledBy } from '#platform/data/access/allow.ts'
import { cachedRuleSql } from '#platform/data/access/rule-sql-cache.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { forbidden, notFound } from '#platform/errors/errors.ts'
import { isLive } from '../removal/soft-delete-columns.ts'
import type { AnyCollection } from '../registry.ts'
import { savedMeanwhile } from './request-errors.ts'
import { keyed, type Stored } from './store.ts'

/** The action and its row. A given `version` must equal the stored one. */
export interface Act {
  verb: 'update' | 'remove'
  _id: string
  version?: number | undefined
}

/**
 * Returns the current row, locked until the transaction ends, if it is not removed and the viewer may act on it. Throws
 * not-found, forbidden, or a conflict for an older version.
 */
export const lockLiveRow = async (ctx: Context, collection: AnyCollection, act: Act): Promise<Stored> => {
  const row = await found(ctx, collection, { ...act, among: isLive(collection, collection.name) })
  if (!row || !(row.sees || row.may)) throw notFound()
  if (!row.may) throw forbidden()
  return current(row, act)
}

/** Does the same for a row that may be removed. A removed row is visible only to viewers who may restore it. */
export const lockAnyRow = async (ctx: Context, collection: AnyCollection, act: Act): Promise<Stored> => {
  const row = await found(ctx, collection, { ...act, among: [] })
  if (!row || (!row.may && (isRemoved(row) || !row.sees))) throw notFound()
  if (!row.may) throw forbidden()
  return current(row, act)
}

export const isRemoved = (row: Stored) => row['removedAt'] !== null && row['removedAt'] !== undefined

type Found = Stored & { may: boolean; sees: boolean }

async function found(
  ctx: Context,
  collection: AnyCollection,
  { verb, _id, among }: Act & { among: RawBuilder<boolean>[] },
): Promise<Found | undefined> {
  const asked = cachedRuleSql(ctx, { collection, name: `${verb} and read` }, () => {
    const by = ruledBy(ctx, collection)
    const [may, sees] = [collection.access[verb], collection.access.read].map((rule) => asCondition(allow(rule, by)))
    return sql`${may} as may, ${sees} as sees`
  })
  const { rows } = await sql<Found>`select *, ${asked} from ${sql.table(collection.name)}
    where ${sql.join([keyed(ctx, collection, _id), ...among], sql` and `)} for update`.execute(ctx[executor])
  return rows[0]
}

function current({ may: _may, sees: _sees, ...row }: Found, { version }: Act): Stored {
  if (version !== undefined && row['version'] !== version) throw savedMeanwhile()
  return row as unknown as Stored
}

/**
 * Locks the rows of one action until the transaction ends. The order is always the same, to avoid deadlocks. A site
 * lock, if needed, comes first, as for single rows.
 */
export const lockRows = async (
  ctx: Context,
  collection: AnyCollection,
  { ids, isOfRemoval }: { ids: readonly string[]; isOfRemoval: boolean },
): Promise<void> => {
  if (isOfRemoval) await lockRemovals(ctx)
  await lockOverlaps(ctx, collection)
  const here = collection.isGlobal ? sql<boolean>`true` : sql<boolean>`site = ${ctx.site._id}`
  await sql`select 1 from ${sql.table(collection.name)} where ${here} and _id = any(${ids}::text[])
    order by _id for update`.execute(ctx[executor])
}

/** Serialises removals and restores on a site. Each locks many rows, so two could deadlock. */
export const lockRemovals = (ctx: Context) => lockSite(ctx, 'removal')

/**
 * Serialises writes of rows that must not overlap. PostgreSQL checks overlaps only on write, so two conflicting writes
 * could deadlock.
 */
export const lockOverlaps = async (ctx: Context, { name, noOverlap }: AnyCollection) => {
  if (noOverlap) await lockSite(ctx, `exclusive ${name}`)
}

/** Serialises one kind of action on a site until the transaction ends. */
export const lockSite = async (ctx: Context, what: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${what} ${ctx.site._id}`}, 0))`.execute(ctx[executor])
}
