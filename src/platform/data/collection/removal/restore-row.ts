import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { keepHistory } from '#platform/data/history/keep-history.ts'
import { tagOf } from '../reads.ts'
import type { AnyCollection } from '../registry.ts'
import { standingReferences } from '../writing/assertions/write.ts'
import { refersToRemoved, toRestoreError } from '../writing/request-errors.ts'
import { changeRow, keyed, type Stored } from '../writing/store.ts'
import { idsOf, type Some } from './soft-delete-row.ts'
import { followersOf } from './referrers.ts'

/**
 * Restores a removed row, which is locked, and the rows that were removed with it. Throws a conflict if a row that it
 * refers to is removed, or another row has taken a unique value.
 */
export const restoreRow = async (ctx: Context, collection: AnyCollection, removed: Stored): Promise<Stored> => {
  try {
    await holdReferred(ctx, collection, [removed._id])
    await refuseGone(ctx, collection, removed)
    const columns = { removedAt: null, removedBy: null, removedWith: null }
    const row = await changeRow(ctx, collection, { _id: removed._id, columns })
    const shown: Some[] = []
    for (const follower of followersOf(ctx.app.collections, collection.name))
      shown.push(...(await showFollowers(ctx, follower, removed)))
    const waiting = await hideWaiting(ctx, shown)
    for (const { collection: of, rows } of [{ collection, rows: [row] }, ...shown])
      await keepHistory(ctx, of, { verb: 'restore', rows: rows.filter(({ _id }) => !waiting.has(_id)) })
    return row
  } catch (error) {
    throw toRestoreError(error, (table) => ctx.app.collections.get(table)?.collection ?? collection)
  }
}

/**
 * Restores the rows of a collection that were removed with this row. Rows that they refer to cannot be removed until
 * then.
 */
async function showFollowers(ctx: Context, collection: AnyCollection, removed: Stored): Promise<Some[]> {
  const { rows } = await sql<Some['rows'][number]>`update ${sql.table(collection.name)}
    set "removedAt" = null, "removedBy" = null, "removedWith" = null, version = version + 1
    where site = ${ctx.site._id} and "removedAt" = ${removed['removedAt']} and "removedWith" = ${removed._id}
    returning _id, version`.execute(ctx[executor])
  if (rows.length === 0) return []
  ctx.changedTags!.add(tagOf(ctx.site._id, collection))
  const some = { collection, rows }
  await holdReferred(ctx, collection, idsOf(some))
  return [some]
}

async function holdReferred(ctx: Context, collection: AnyCollection, ids: string[]) {
  for (const { field, to } of standingReferences(ctx, collection))
    await sql`select 1 from ${sql.table(to.name)} where site = ${ctx.site._id} and _id in (
      select ${sql.ref(field)} from ${sql.table(collection.name)} where site = ${ctx.site._id} and _id = any(${ids}::text[]))
      order by _id for key share`.execute(ctx[executor])
}

async function refuseGone(ctx: Context, collection: AnyCollection, row: Stored) {
  const references = standingReferences(ctx, collection).filter(({ field }) => row[field] !== null)
  if (references.length === 0) return
  const columns = references.map(({ field, stands }) => sql`${stands} as ${sql.ref(field)}`)
  const { rows } = await sql<Record<string, boolean>>`select ${sql.join(columns)} from ${sql.table(collection.name)}
    where ${keyed(ctx, collection, row._id)}`.execute(ctx[executor])
  const gone = references.filter(({ field }) => !rows[0]![field])
  if (gone.length > 0) throw refersToRemoved(collection, gone)
}

/** A row that cascaded from two rows stays removed until both are back. Returns the rows that stay removed. */
async function hideWaiting(ctx: Context, shown: readonly Some[]): Promise<ReadonlySet<string>> {
  const links = shown.flatMap((some) =>
    standingReferences(ctx, some.collection).map(({ field, to }) => ({ some, field, to })),
  )
  const waiting = new Set<string>()
  let before = -1
  while (waiting.size > before) {
    before = waiting.size
    for (const link of links) for (const _id of await hideWhoMiss(ctx, link)) waiting.add(_id)
  }
  return waiting
}

/** Hides the rows whose field refers to a removed row, as if they had been removed with it. */
async function hideWhoMiss(ctx: Context, { some, field, to }: { some: Some; field: string; to: AnyCollection }) {
  const { rows } = await sql<{ _id: string }>`update ${sql.table(some.collection.name)} as waiting
    set "removedAt" = gone."removedAt", "removedBy" = gone."removedBy", "removedWith" = coalesce(gone."removedWith", gone._id)
    from ${sql.table(to.name)} as gone
    where waiting.site = ${ctx.site._id} and waiting._id = any(${idsOf(some)}::text[]) and waiting."removedAt" is null
      and gone.site = waiting.site and gone._id = ${sql.ref(`waiting.${field}`)} and gone."removedAt" is not null
    returning waiting._id`.execute(ctx[executor])
  return rows.map(({ _id }) => _id)
}
