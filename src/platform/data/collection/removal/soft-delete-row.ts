import { type RawBuilder, sql } from 'kysely'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { keepHistory } from '#platform/data/history/keep-history.ts'
import { tagOf } from '../reads.ts'
import type { AnyCollection } from '../registry.ts'
import { stillUsed } from '../writing/request-errors.ts'
import { changeRow, type Stored } from '../writing/store.ts'
import { isLive } from './soft-delete-columns.ts'
import { type Referrer, referrersOf } from './referrers.ts'

/** Some rows of one collection, with their versions. */
export interface Some {
  collection: AnyCollection
  rows: { _id: string; version: number }[]
}

/** Soft-deletes a locked row and its cascading rows. Throws a conflict if another row refers to one of them. */
export const softDeleteRow = async (ctx: Context, collection: AnyCollection, row: Stored): Promise<Stored> => {
  const columns = { removedAt: nowOf(ctx), removedBy: ctx.viewer.id || null }
  const hidden = await changeRow(ctx, collection, { _id: row._id, columns })
  const gone: Some[] = [{ collection, rows: [hidden] }]
  for (const some of gone) gone.push(...(await hideFollowers(ctx, some, row._id)))
  for (const some of gone)
    for (const referrer of referrersOf(ctx.app.collections, some.collection.name))
      if (!referrer.cascades && (await isReferredTo(ctx, referrer, idsOf(some)))) throw stillUsed(collection)
  for (const some of gone) await keepHistory(ctx, some.collection, { verb: 'remove', rows: some.rows })
  return hidden
}

export const idsOf = ({ rows }: Some) => rows.map(({ _id }) => _id)

/** Hides the cascading rows of some rows. They are locked first, so that no new reference can appear meanwhile. */
async function hideFollowers(ctx: Context, some: Some, removedWith: string): Promise<Some[]> {
  const hidden: Some[] = []
  for (const referrer of referrersOf(ctx.app.collections, some.collection.name).filter(({ cascades }) => cascades)) {
    const { collection } = referrer
    const table = sql.table(collection.name)
    const { rows } = await sql<Some['rows'][number]>`update ${table}
      set "removedAt" = ${nowOf(ctx)}, "removedBy" = ${ctx.viewer.id || null}, "removedWith" = ${removedWith}, version = version + 1
      where site = ${ctx.site._id} and _id in (
        select _id from ${table} where ${refersTo(ctx, referrer, idsOf(some))} order by _id for update)
      returning _id, version`.execute(ctx[executor])
    if (rows.length === 0) continue
    ctx.changedTags!.add(tagOf(ctx.site._id, collection))
    hidden.push({ collection, rows })
  }
  return hidden
}

async function isReferredTo(ctx: Context, referrer: Referrer, ids: string[]) {
  const { rows } = await sql`select 1 from ${sql.table(referrer.collection.name)}
    where ${refersTo(ctx, referrer, ids)} limit 1`.execute(ctx[executor])
  return rows.length > 0
}

/** SQL condition: rows that refer to the given rows and are not removed. */
function refersTo(ctx: Context, { collection, field }: Referrer, ids: string[]): RawBuilder<boolean> {
  const conditions = [
    sql<boolean>`site = ${ctx.site._id} and ${sql.ref(field)} = any(${ids}::text[])`,
    ...isLive(collection, collection.name),
  ]
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}
