import { sql } from 'kysely'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { notFound } from '#platform/errors/errors.ts'
import type { RowAction, Why } from '../apply-to-rows.ts'
import { keptDays } from '../batch.ts'

/** What is done to more rows than one request does: some at a time, by a job. */
export interface BulkRun {
  _id: string
  collection: string
  /** Whose rights it has. */
  userSite: string
  user: string
  deed: RowAction | { verb: 'undo' }
  /** How many rows there are, and how many of them were done and were not. */
  total: number
  done: number
  failed: number
  whys: Why[]
  state: 'running' | 'done' | 'cancelled' | 'stopped'
  /** The address of the list that it began at. */
  href: string
  undoneBy: string | null
}

/** So many rows are done in one transaction: anyone who waits for the database waits no longer than that. */
export const atOnce = 100

/** A run that the viewer began, or anybody's for an administrator of the site; undefined for any other. */
export const runOf = async (
  ctx: Context,
  { collection, _id }: { collection: string; _id: string },
): Promise<BulkRun | undefined> => {
  const { viewer, site } = ctx
  const { rows } = await sql<BulkRun>`select ${told} from bulk_run
    where _id = ${_id} and site = ${site._id} and collection = ${collection}
      and (("userSite" = ${viewer.home} and "user" = ${viewer.id}) or ${isAtLeast(viewer, 'admin')})`.execute(
    ctx[executor],
  )
  return rows[0]
}

/** The columns of a run but its items, which may be many. */
export const told = sql`_id, collection, "userSite", "user", deed, total, done, failed, whys, state, href, "undoneBy"`

/** Stops a run where it is: what was done stays done, and can be undone. Not found for who may not see it. */
export const cancelRun = async (ctx: Context, of: { collection: string; _id: string }): Promise<void> => {
  if (!(await runOf(ctx, of))) throw notFound()
  await sql`update bulk_run set state = 'cancelled', "endedAt" = ${nowOf(ctx)}
    where _id = ${of._id} and state = 'running'`.execute(ctx[executor])
}

export const oldestRun = (nowMs: number) => new Date(nowMs - keptDays * 24 * 60 * 60 * 1000).toISOString()
