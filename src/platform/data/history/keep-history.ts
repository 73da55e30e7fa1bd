import { sql } from 'kysely'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import type { Changes } from './changes.ts'

export type Edit = 'create' | 'update' | 'remove' | 'restore'

/** A row that was written, at the version it then had. */
interface KeepHistoryDraft {
  _id: string
  version: number
  changes?: Changes
}

/**
 * Keeps who did what to rows of a collection, in the transaction in which it was done; one statement for all of them, and
 * none where the collection keeps no history. Nothing that is kept here is ever changed: the database refuses it.
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

/** A row that every site shares has one history. */
export const siteOf = (ctx: Context, { isGlobal }: AnyCollection) => (isGlobal ? '' : ctx.site._id)
