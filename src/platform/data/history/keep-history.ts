import { sql } from 'kysely'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import type { Changes } from './changes.ts'

export type Edit = 'create' | 'update' | 'remove' | 'restore'

/** A written row, with its new version. */
interface KeepHistoryDraft {
  _id: string
  version: number
  changes?: Changes
}

/**
 * Records who changed rows of a collection and how, in the same transaction. It runs one statement for all rows, or
 * none if the collection has no history. History is append-only: the database refuses changes.
 */
export const keepHistory = async (
  ctx: Context,
  collection: AnyCollection,
  of: { verb: Edit; rows: KeepHistoryDraft[] },
) => {
  if (!collection.history || of.rows.length === 0) return
  const { viewer } = ctx
  const rows = of.rows.map(({ _id, version, changes = {} }) => ({ row: _id, version, changes }))
  await sql`insert into history (site, collection, "row", version, verb, "user", name, role, at, changes, actor, "actorName")
    select ${siteOf(ctx, collection)}, ${collection.name}, "row", version, ${of.verb}, ${viewer.id || null}, ${viewer.name},
      ${viewer.role}, ${nowOf(ctx)}::timestamptz, changes, ${viewer.actor?.id ?? null}, ${viewer.actor?.name ?? null}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as written("row" text, version integer, changes jsonb)`.execute(
    ctx[executor],
  )
}

/** A global row has one history. */
export const siteOf = (ctx: Context, { isGlobal }: AnyCollection) => (isGlobal ? '' : ctx.site._id)
