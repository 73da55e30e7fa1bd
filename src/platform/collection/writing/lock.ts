import { sql } from 'kysely'
import { allow, asCondition, ruledBy } from '#platform/access/allow.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/database/executor.ts'
import { forbidden, notFound } from '#platform/errors/errors.ts'
import type { AnyCollection } from '../registry.ts'
import { savedMeanwhile } from './refusal-of.ts'
import { keyed, type Stored } from './store.ts'

/** What is to be done to which row; a `version` that is given must be the stored one. */
export interface Act {
  verb: 'update' | 'remove'
  _id: string
  version?: number | undefined
}

/**
 * The row as it is, removed or not, held until the transaction ends, if the viewer may do this to it. Throws not-found,
 * forbidden, or conflict for an older version.
 */
export const held = async (ctx: Context, collection: AnyCollection, act: Act): Promise<Stored> => {
  const by = ruledBy(ctx, collection)
  const may = asCondition(allow(collection.access[act.verb], by))
  const sees = asCondition(allow(collection.access.read, by))
  const { rows } = await sql<Stored & { may: boolean; sees: boolean }>`
    select *, ${may} as may, ${sees} as sees from ${sql.table(collection.name)}
    where ${keyed(ctx, collection, act._id)} for update`.execute(ctx[executor])
  const row = rows[0]
  if (!row || !(row.sees || row.may)) throw notFound()
  if (!row.may) throw forbidden()
  if (act.version !== undefined && row.version !== act.version) throw savedMeanwhile()
  const { may: _may, sees: _sees, ...stored } = row
  return stored as unknown as Stored
}

/** The same of a row that is not removed. */
export const heldLive = async (ctx: Context, collection: AnyCollection, act: Act): Promise<Stored> => {
  const row = await held(ctx, collection, act)
  if (isRemoved(row)) throw notFound()
  return row
}

export const isRemoved = (row: Stored) => row['removedAt'] !== null && row['removedAt'] !== undefined

/** One removal or restore on a site after the other: each holds many rows, and two could wait for each other's. */
export const inTurn = async (ctx: Context) => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`removal ${ctx.site._id}`}, 0))`.execute(ctx[executor])
}
