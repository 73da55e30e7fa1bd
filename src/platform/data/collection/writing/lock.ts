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

/** What is to be done to which row; a `version` that is given must be the stored one. */
export interface Act {
  verb: 'update' | 'remove'
  _id: string
  version?: number | undefined
}

/**
 * The row as it is, held until the transaction ends, if it is not removed and the viewer may do this to it. Throws
 * not-found, forbidden, or conflict for an older version.
 */
export const lockLiveRow = async (ctx: Context, collection: AnyCollection, act: Act): Promise<Stored> => {
  const row = await found(ctx, collection, { ...act, among: isLive(collection, collection.name) })
  if (!row || !(row.sees || row.may)) throw notFound()
  if (!row.may) throw forbidden()
  return current(row, act)
}

/** The same of a row that may be removed: then it is there only for who may restore it. */
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
 * Holds rows that one act changes until the transaction ends, always in the same order: two such acts would wait for each other's
 * otherwise. What takes its turn takes it first, as it does of single rows.
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

/** One removal or restore on a site after the other: each holds many rows, and two could wait for each other's. */
export const lockRemovals = (ctx: Context) => lockSite(ctx, 'removal')

/**
 * One after the other, rows of a site are written of which no two may overlap: PostgreSQL looks for that only when they are written, and
 * two that find each other would wait for each other.
 */
export const lockOverlaps = async (ctx: Context, { name, noOverlap }: AnyCollection) => {
  if (noOverlap) await lockSite(ctx, `exclusive ${name}`)
}

/** One of a kind on a site after the other, until the transaction ends. */
export const lockSite = async (ctx: Context, what: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${what} ${ctx.site._id}`}, 0))`.execute(ctx[executor])
}
