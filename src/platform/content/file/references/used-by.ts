import { sql } from 'kysely'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { fromAny } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { titleOf } from '#platform/office/screens/description/labels.ts'
import { usersOf } from './keys-in-use.ts'

/** A row that uses a file or has it attached. `row` is null if the viewer may not see it or it was removed. */
export interface Use {
  collection: string
  row: Record<string, unknown> | null
  title: string
}

const mostOfEach = 20

/** Returns where a file of the site is used, at most twenty rows per collection, including removed rows. */
export const usesOf = async (ctx: Context, id: string): Promise<Use[]> => {
  const hung = await sql<{ collection: string; row: string }>`select distinct collection, "row" from attachment
    where site = ${ctx.site._id} and file = ${id} and "removedAt" is null limit ${mostOfEach}`.execute(ctx[executor])
  const found = hung.rows.map(({ collection, row }) => ({ collection, _id: row }))
  for (const collection of await usersOf(ctx, id)) {
    const { rows } = await sql<{ _id: string }>`select held._id from ${sql.table(collection)} as held
      where held.site = ${ctx.site._id} and held::text like ${`%upload/${id}%`} limit ${mostOfEach}`.execute(
      ctx[executor],
    )
    found.push(...rows.map(({ _id }) => ({ collection, _id })))
  }
  return Promise.all(found.map((one) => useIn(ctx, one)))
}

async function useIn(ctx: Context, { collection: name, _id }: { collection: string; _id: string }): Promise<Use> {
  const entry = ctx.app.collections.get(name)
  const isOn = entry && ctx.site.plugins.has(entry.module)
  const row = isOn
    ? await fromAny(ctx, collectionOf(ctx, name)).selectAll().where('row._id', '=', _id).executeTakeFirst()
    : undefined
  return { collection: name, row: row ?? null, title: row ? titleOf(entry!.collection, row) : '' }
}
