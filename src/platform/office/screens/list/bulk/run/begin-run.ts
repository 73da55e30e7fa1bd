import { sql } from 'kysely'
import { newId } from '#platform/data/collection/writing/id.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { conflict, notFound } from '#platform/errors/errors.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { runWords as words } from '../../words.ts'
import { type BulkRun, runOf } from './run.ts'
import { runJob } from './run-job.ts'

/** Begins to do the same to rows of a collection; answers the id of the run. Its job comes with the transaction. */
export const beginRun = (
  ctx: Context,
  of: { collection: string; deed: BulkRun['deed']; items: readonly string[]; total?: number; href: string },
): Promise<string> =>
  inTransaction(ctx, async (inside) => {
    const _id = newId(ctx.now)
    const { home, id } = ctx.viewer
    await sql`insert into bulk_run (_id, site, collection, "userSite", "user", deed, items, total, href, "createdAt")
      values (${_id}, ${ctx.site._id}, ${of.collection}, ${home}, ${id}, ${JSON.stringify(of.deed)}::jsonb,
        ${JSON.stringify(of.items)}::jsonb, ${of.total ?? of.items.length}, ${of.href}, ${nowOf(ctx)})`.execute(
      inside[executor],
    )
    await enqueue(inside, runJob, { payload: { run: _id }, key: _id })
    return _id
  })

/** Begins to restored what a run did, as a run of its own, once; conflict while it runs, or where it was restored. */
export const undoRun = (ctx: Context, of: { collection: string; _id: string }): Promise<string> =>
  inTransaction(ctx, async (inside) => {
    const run = await runOf(inside, of)
    if (!run || run.deed.verb === 'undo') throw notFound()
    const { rows } = await sql<{ _id: string }>`select _id from edit_batch
      where run = ${run._id} and site = ${ctx.site._id} order by "createdAt" desc, _id desc`.execute(inside[executor])
    const items = rows.map(({ _id }) => _id)
    const undo = await beginRun(inside, { ...run, deed: { verb: 'undo' }, items, total: run.done })
    const { numAffectedRows } = await sql`update bulk_run set "undoneBy" = ${undo}
      where _id = ${run._id} and state <> 'running' and "undoneBy" is null`.execute(inside[executor])
    if (numAffectedRows !== 1n) throw conflict({ field: '_id', code: 'undone', ...words.undoneAlready })
    return undo
  })
