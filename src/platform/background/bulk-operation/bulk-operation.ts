import { sql } from 'kysely'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { newId } from '#platform/data/collection/writing/id.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { conflict, notFound } from '#platform/errors/errors.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { sweep } from '#platform/background/jobs/scheduled/sweep.ts'
import { defineScheduledJob, type Job } from '#platform/background/jobs/job.ts'
import { beginRun } from '#platform/office/screens/list/bulk/run/begin-run.ts'
import { type NewItem, putItems } from './items.ts'
import { bulkOperationWords as words } from './words.ts'

/** Long work that a person left behind: it goes through its items some at a time, and what became of each stays to be read. */
export interface BulkOperation {
  _id: string
  /** The name of its job. */
  kind: string
  /** What it is about, by which it is found again; '' for nothing. */
  about: string
  /** Whose rights it has. */
  userSite: string
  user: string
  told: unknown
  state: 'running' | 'done' | 'cancelled' | 'stopped'
  /** How many items there are, and of how many something has become. */
  total: number
  done: number
  /** By which the rows that it made are taken back, the last first. */
  batches: string[]
  isUndone: boolean
  createdAt: string
  endedAt: string | null
}

/** How a bulk operation is queued. */
type BulkOperationJob = Pick<Job<{ errand: string }>, 'name' | 'payload'>

export const keptDays = 30

/** Leaves a bulk operation behind, with its items in their order; its job comes with the transaction. Answers its id. */
export const startBulkOperation = (
  ctx: Context,
  of: { job: BulkOperationJob; about?: string; told: unknown; items: readonly NewItem[] },
): Promise<string> =>
  inTransaction(ctx, async (inside) => {
    const _id = newId(ctx.now)
    const { home, id } = ctx.viewer
    const done = of.items.filter(({ outcome }) => outcome !== undefined).length
    await sql`insert into errand (_id, site, kind, about, "userSite", "user", told, total, done, "createdAt")
      values (${_id}, ${ctx.site._id}, ${of.job.name}, ${of.about ?? ''}, ${home}, ${id}, ${JSON.stringify(of.told)}::jsonb,
        ${of.items.length}, ${done}, ${nowOf(ctx)})`.execute(inside[executor])
    await putItems(inside, { errand: _id, items: of.items })
    await enqueue(inside, of.job, { payload: { errand: _id }, key: _id })
    return _id
  })

/** An bulk operation of the context's site that the viewer left behind, or anybody's for an administrator; not found for any other. */
export const bulkOperationOf = async (
  ctx: Context,
  { kind, _id }: { kind: string; _id: string },
): Promise<BulkOperation> => {
  const { rows } = await sql<BulkOperation>`select ${told} from errand
    where _id = ${_id} and kind = ${kind} and ${seenBy(ctx)}`.execute(ctx[executor])
  if (!rows[0]) throw notFound()
  return rows[0]
}

/** The latest bulk operations of a kind about something, as far as the viewer may see them. */
export const bulkOperationsAbout = async (ctx: Context, of: { kind: string; about: string; most: number }) => {
  const { rows } = await sql<BulkOperation>`select ${told} from errand
    where kind = ${of.kind} and about = ${of.about} and ${seenBy(ctx)}
    order by "createdAt" desc, _id desc limit ${of.most}`.execute(ctx[executor])
  return rows
}

const seenBy = ({ viewer, site }: Context) => sql`site = ${site._id}
  and (("userSite" = ${viewer.home} and "user" = ${viewer.id}) or ${isAtLeast(viewer, 'admin')})`

/** Stops a bulk operation between two steps: what was done stays done. Not found for who may not see it. */
export const cancelBulkOperation = async (ctx: Context, of: { kind: string; _id: string }): Promise<void> => {
  await bulkOperationOf(ctx, of)
  await sql`update errand set state = 'cancelled', "endedAt" = ${nowOf(ctx)}
    where _id = ${of._id} and site = ${ctx.site._id} and state = 'running'`.execute(ctx[executor])
}

/** Begins to take back the rows of a collection that a bulk operation made, once; answers the run that does it. Conflict while it runs, or the second time. */
export const undoBulkOperation = (
  ctx: Context,
  of: { kind: string; _id: string; collection: string; total: number; href: string },
): Promise<string> =>
  inTransaction(ctx, async (inside) => {
    const { batches } = await bulkOperationOf(inside, of)
    const { numAffectedRows } = await sql`update errand set "isUndone" = true
      where _id = ${of._id} and site = ${ctx.site._id} and state <> 'running' and not "isUndone"`.execute(
      inside[executor],
    )
    if (numAffectedRows !== 1n || batches.length === 0)
      throw conflict({ field: '_id', code: 'undone', ...words.undone })
    return beginRun(inside, { ...of, deed: { verb: 'undo' }, items: batches })
  })

/** An bulk operation that is not at its end, held until the transaction ends. */
export const lockedBulkOperation = async (inside: Context, _id: string): Promise<BulkOperation | undefined> => {
  const { rows } = await sql<BulkOperation>`select ${told} from errand
    where _id = ${_id} and site = ${inside.site._id} and state = 'running' for update`.execute(inside[executor])
  return rows[0]
}

/** Notes how far a bulk operation is: of so many more items something has become, and by which batch it is taken back. */
export const recordBulkOperation = async (
  inside: Context,
  _id: string,
  change: { state?: BulkOperation['state']; done?: number; batch?: string | null },
): Promise<void> => {
  const { state = null, done = 0, batch } = change
  await sql`update errand set state = coalesce(${state}, state), done = done + ${done},
      batches = ${JSON.stringify(batch ? [batch] : [])}::jsonb || batches,
      "endedAt" = case when ${state !== null && state !== 'running'}::boolean then ${nowOf(inside)}::timestamptz else "endedAt" end
    where _id = ${_id} and site = ${inside.site._id}`.execute(inside[executor])
}

/** Every hour, bulk operations that nobody reads any more are swept away. */
export const sweepBulkOperations = defineScheduledJob({
  name: 'platform/sweep-errands',
  schedule: { everyMinutes: 60 },
  work: (app) =>
    sweep(app, {
      table: 'errand',
      where: sql`"createdAt" <= ${new Date(app.clock() - keptDays * 86_400_000).toISOString()} and state <> 'running'`,
    }),
})

const told = sql`_id, kind, about, "userSite", "user", told, state, total, done, batches, "isUndone", "createdAt", "endedAt"`
