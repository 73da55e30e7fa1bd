import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { changesOf } from '#platform/data/history/changes.ts'
import { keepHistory } from '#platform/data/history/keep-history.ts'
import { collectionOf } from '../catalogue.ts'
import type { AnyCollection } from '../registry.ts'
import { edited, type Stored } from '../writing/store.ts'
import { withWriteTransaction } from '../writing/write-transaction.ts'
import { isLive } from './soft-delete-columns.ts'
import { referrersOf } from './referrers.ts'

/** Rows of a collection whose field was changed to refer to another row. */
interface Led {
  collection: string
  field: string
  ids: string[]
}

/**
 * Moves all references from one row of a collection to another, in one transaction. Returns the changed rows. The
 * caller must have checked that the viewer may change both. References of removed rows do not change, nor do those in
 * `except`. Throws a conflict if two rows become duplicates, such as two enrolments of a person in one course.
 */
export const reassignReferences = (
  ctx: Context,
  of: { collection: string; from: string; into: string; except?: readonly string[] },
): Promise<Led[]> =>
  withWriteTransaction(ctx, collectionOf(ctx, of.collection), async (inside) => {
    const led: Led[] = []
    for (const { collection, field } of referrersOf(ctx.app.collections, of.collection)) {
      if (of.except?.includes(collection.name)) continue
      const { rows } = await sql<{ _id: string }>`select _id from ${sql.table(collection.name)}
        where site = ${ctx.site._id} and ${sql.ref(field)} = ${of.from}
        and ${sql.join([sql`true`, ...isLive(collection, collection.name)], sql` and `)} order by _id`.execute(
        inside[executor],
      )
      const ids = rows.map(({ _id }) => _id)
      if (ids.length > 0) led.push(await lead(inside, { collection, field, ids, into: of.into }))
    }
    return led
  })

/** Points some rows to a row, such as back to the previous one. All rows belong to the context's site. */
export const reassignTo = async (ctx: Context, { led, into }: { led: readonly Led[]; into: string }): Promise<void> => {
  for (const { collection, field, ids } of led) {
    const declared = collectionOf(ctx, collection)
    await withWriteTransaction(ctx, declared, async (inside) => {
      await lead(inside, { collection: declared, field, ids, into })
    })
  }
}

/** What was moved from one row to another, and the owner of each row. */
export interface ReassignedWithin extends Led {
  from: string
  owners: string[]
}

/**
 * Moves references of rows that belong to `within`, along the given `ways`. Returns the moved rows. A row that would
 * duplicate an existing one is not moved, such as a lesson finished twice.
 */
export const reassignWithin = (
  ctx: Context,
  of: {
    collection: string
    field: string
    ways: ReadonlyMap<string, string>
    within: { field: string; ids: readonly string[] }
  },
): Promise<ReassignedWithin[]> => {
  const collection = collectionOf(ctx, of.collection)
  return withWriteTransaction(ctx, collection, async (inside) => {
    const led: ReassignedWithin[] = []
    for (const [from, found] of Map.groupBy(await withWays(inside, collection, of), (row) => row.from)) {
      const ids = found.map(({ _id }) => _id)
      const one = await lead(inside, { collection, field: of.field, ids, into: of.ways.get(from)! })
      led.push({ ...one, from, owners: found.map(({ owner }) => owner) })
    }
    return led
  })
}

async function withWays(inside: Context, collection: AnyCollection, of: Parameters<typeof reassignWithin>[1]) {
  const ways = JSON.stringify([...of.ways].map(([from, into]) => ({ from, into })))
  const { rows } = await sql<{ _id: string; from: string; owner: string }>`
    select led._id, way."from", ${sql.ref(`led.${of.within.field}`)} as owner from ${sql.table(collection.name)} as led
    join jsonb_to_recordset(${ways}::jsonb) as way("from" text, "into" text) on way."from" = ${sql.ref(`led.${of.field}`)}
    where led.site = ${inside.site._id} and ${sql.ref(`led.${of.within.field}`)} = any(${of.within.ids}::text[])
    and ${sql.join([sql`true`, ...isLive(collection, 'led'), ...hasRoom(collection, of.field)], sql` and `)}
    order by led._id`.execute(inside[executor])
  return rows
}

/** SQL condition: no other row already has the target reference. */
const hasRoom = (collection: AnyCollection, field: string) =>
  (collection.uniques ?? [])
    .filter((unique) => unique.includes(field))
    .map((unique) => {
      const same = unique
        .filter((one) => one !== field)
        .map((one) => sql<boolean>`${sql.ref(`there.${one}`)} = ${sql.ref(`led.${one}`)}`)
      return sql<boolean>`not exists (select 1 from ${sql.table(collection.name)} as there where there.site = led.site
        and ${sql.ref(`there.${field}`)} = way."into"
        and ${sql.join([sql`true`, ...same, ...isLive(collection, 'there')], sql` and `)})`
    })

const chunk = 1000

async function lead(
  ctx: Context,
  of: { collection: AnyCollection; field: string; ids: string[]; into: string },
): Promise<Led> {
  const { collection, field, ids } = of
  await withWriteTransaction(ctx, collection, async (inside) => {
    for (let at = 0; at < ids.length; at += chunk)
      await keepHistory(inside, collection, {
        ...{ verb: 'update', rows: await changed(inside, { ...of, ids: ids.slice(at, at + chunk) }) },
      })
  })
  return { collection: collection.name, field, ids: [...ids] }
}

async function changed(ctx: Context, of: { collection: AnyCollection; field: string; ids: string[]; into: string }) {
  const { collection, field, ids, into } = of
  const table = sql.table(collection.name)
  const held = sql`site = ${ctx.site._id} and _id = any(${ids}::text[])`
  const { rows: before } = await sql<Stored>`select * from ${table} where ${held} order by _id for update`.execute(
    ctx[executor],
  )
  const { updatedAt } = edited(ctx, {})
  await sql`update ${table} set ${sql.ref(field)} = ${into}, "updatedAt" = ${updatedAt}, version = version + 1
    where ${held}`.execute(ctx[executor])
  return before.map((row) => ({
    ...{ _id: row._id, version: row.version + 1 },
    changes: changesOf(collection, { before: row, after: { ...row, [field]: into }, names: [field] }),
  }))
}
