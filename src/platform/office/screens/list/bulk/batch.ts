import { sql } from 'kysely'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { newId } from '#platform/data/collection/writing/id.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { defineScheduledJob } from '#platform/background/jobs/job.ts'
import { sweep } from '#platform/background/jobs/scheduled/sweep.ts'

/** A row of a batch: the version that it had afterwards, and the wire values that its changed fields had before. */
export interface BatchRow {
  _id: string
  version: number
  before?: Record<string, unknown>
}

type BatchVerb = 'remove' | 'restore' | 'update' | 'import'

export interface Batch {
  verb: BatchVerb
  rows: BatchRow[]
  undoneAt: string | null
}

const keptDays = 30

/** Keeps what was done to rows of the context's site, for `keptDays`; answers the id by which it is undone. */
export const keepBatch = async (
  ctx: Context,
  batch: { collection: string; verb: BatchVerb; rows: readonly BatchRow[] },
): Promise<string> => {
  const _id = newId(ctx.now)
  const { home, id } = ctx.viewer
  const isPerson = home !== ''
  await sql`insert into edit_batch (_id, site, collection, "userSite", "user", verb, "rows", "createdAt")
    values (${_id}, ${ctx.site._id}, ${batch.collection}, ${isPerson ? home : null}, ${isPerson ? id : null}, ${batch.verb},
      ${JSON.stringify(batch.rows)}::jsonb, ${nowOf(ctx)})`.execute(ctx[executor])
  return _id
}

/** Those of these batches that the viewer may undo, his own, or anybody's for an administrator of the site; in this order. */
export const batchesOf = async (ctx: Context, ids: readonly string[]) => {
  const { viewer, site } = ctx
  const { rows } = await sql<Batch & { _id: string; collection: string }>`
    select _id, collection, verb, "rows", "undoneAt" from edit_batch
    where _id = any(${ids}::text[]) and site = ${site._id} and "createdAt" > ${oldest(ctx.now)}
      and (("userSite" = ${viewer.home} and "user" = ${viewer.id}) or ${isAtLeast(viewer, 'admin')})
    order by array_position(${ids}::text[], _id)`.execute(ctx[executor])
  return rows
}

/** Marks a batch as undone; false when it was already. */
export const markUndone = async (ctx: Context, _id: string): Promise<boolean> => {
  const { numAffectedRows } = await sql`update edit_batch set "undoneAt" = ${nowOf(ctx)}
    where _id = ${_id} and site = ${ctx.site._id} and "undoneAt" is null`.execute(ctx[executor])
  return numAffectedRows === 1n
}

/** Every hour, batches that nobody may undo any more are swept away. */
export const sweepBatches = defineScheduledJob({
  name: 'platform/sweep-batches',
  schedule: { everyMinutes: 60 },
  work: (app) => sweep(app, { table: 'edit_batch', where: sql`"createdAt" <= ${oldest(app.clock())}` }),
})

const oldest = (nowMs: number) => new Date(nowMs - keptDays * 24 * 60 * 60 * 1000).toISOString()
