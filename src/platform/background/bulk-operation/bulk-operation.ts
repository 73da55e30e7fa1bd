import { sql } from 'kysely'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { newId } from '#platform/data/collection/writing/id.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { conflict, notFound } from '#platform/errors/errors.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { sweep } from '#platform/background/jobs/scheduled/sweep.ts'
import { defineScheduledJob } from '#platform/background/jobs/job.ts'
import { type BulkKind, undoBatchesKind } from './bulk-kind.ts'
import { insertItems, type NewItem } from './items.ts'
import { bulkOperationWords as words } from './words.ts'

/** Work on many items, done by a job some items at a time with the rights of who started it. It can be cancelled, and undone by batch. */
export interface BulkOperation<Params = unknown> {
  _id: string
  /** The name of its kind. */
  kind: string
  /** The record or collection that it is about, by which a screen finds it again; '' for none. */
  about: string
  /** Who started it. */
  userSite: string
  user: string
  params: Params
  /** What its steps keep between each other. */
  progress: Record<string, unknown>
  state: 'running' | 'done' | 'cancelled' | 'stopped'
  /** How many items or records there are, and how many of them succeeded and failed. */
  total: number
  done: number
  failed: number
  /** The batches that undo it, the last first. */
  batches: string[]
  /** The operation that undoes it. */
  undoneBy: string | null
  createdAt: string
  endedAt: string | null
}

/** Operations, and what is needed to undo them, are kept for so many days. */
const retentionDays = 30

interface StartOptions<Params, Content> {
  params: Params
  /** The record or collection that it is about. */
  about?: string
  items?: readonly NewItem<Content>[]
  /** How many records it changes, where that is not the number of its items. */
  total?: number
  /** Whether the site runs one of its kind at a time; a second one is a conflict. */
  isExclusive?: boolean
}

/** Starts an operation with its items, in one transaction with its job; answers its id. Conflict where it is exclusive and another runs. */
export const startBulkOperation = <Params, Content>(
  ctx: Context,
  kind: BulkKind<Params, Content>,
  of: StartOptions<Params, Content>,
): Promise<string> =>
  inTransaction(ctx, async (inside) => {
    const _id = newId(ctx.now)
    const { home, id } = ctx.viewer
    const items = of.items ?? []
    const done = items.filter(({ outcome }) => outcome !== undefined).length
    const { numAffectedRows } = await sql`insert into bulk_operation
        (_id, site, kind, about, "userSite", "user", params, total, done, "isExclusive", "createdAt")
      values (${_id}, ${ctx.site._id}, ${kind.name}, ${of.about ?? ''}, ${home}, ${id},
        ${JSON.stringify(kind.params.parse(of.params))}::jsonb, ${of.total ?? items.length}, ${done},
        ${of.isExclusive ?? false}, ${nowOf(ctx)})
      on conflict do nothing`.execute(inside[executor])
    if (numAffectedRows !== 1n) throw conflict({ field: 'operation', code: 'running', ...words.alreadyRunning })
    await insertItems(inside, { operation: _id, items })
    await enqueue(inside, kind, { payload: { operation: _id }, key: _id })
    return _id
  })

/** An operation of the context's site that the viewer started, or anyone's for an administrator; not found for others. */
export const bulkOperationOf = async <Params>(
  ctx: Context,
  kind: BulkKind<Params, unknown>,
  _id: string,
): Promise<BulkOperation<Params>> => {
  const operation = await findBulkOperation(ctx, { kinds: [kind.name], _id })
  if (!operation) throw notFound()
  return operation as BulkOperation<Params>
}

/** The same of one of several kinds, by their names; undefined where there is none. */
export const findBulkOperation = async (
  ctx: Context,
  { kinds, _id }: { kinds: readonly string[]; _id: string },
): Promise<BulkOperation | undefined> => {
  const { rows } = await sql<BulkOperation>`select ${columns} from bulk_operation
    where _id = ${_id} and kind = any(${kinds}::text[]) and ${isVisible(ctx)}`.execute(ctx[executor])
  return rows[0]
}

/** The latest operations of a kind about something that the viewer may see. */
export const bulkOperationsAbout = async <Params>(
  ctx: Context,
  kind: BulkKind<Params, unknown>,
  of: { about: string; limit: number },
): Promise<BulkOperation<Params>[]> => {
  const { rows } = await sql<BulkOperation<Params>>`select ${columns} from bulk_operation
    where kind = ${kind.name} and about = ${of.about} and ${isVisible(ctx)}
    order by "createdAt" desc, _id desc limit ${of.limit}`.execute(ctx[executor])
  return rows
}

const isVisible = ({ viewer, site }: Context) => sql`site = ${site._id}
  and (("userSite" = ${viewer.home} and "user" = ${viewer.id}) or ${isAtLeast(viewer, 'admin')})`

/** Stops an operation between two steps; what was done stays. Answers whether it was running; not found for who may not see it. */
export const cancelBulkOperation = async (
  ctx: Context,
  kind: BulkKind<unknown, unknown>,
  _id: string,
): Promise<boolean> => {
  await bulkOperationOf(ctx, kind, _id)
  const { numAffectedRows } = await sql`update bulk_operation set state = 'cancelled', "endedAt" = ${nowOf(ctx)}
    where _id = ${_id} and site = ${ctx.site._id} and state = 'running'`.execute(ctx[executor])
  return numAffectedRows === 1n
}

/**
 * Continues an operation that was cancelled, stopped or failed in part, for the viewer and with their rights. `total` is the number of records
 * that are left then. Conflict while it runs, or another that excludes it.
 */
export const resumeBulkOperation = (
  ctx: Context,
  kind: BulkKind<unknown, unknown>,
  of: { _id: string; left: number; progress: Record<string, unknown> },
): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    await bulkOperationOf(inside, kind, of._id)
    const isBlocked = sql`exists (select 1 from bulk_operation o where o.site = b.site and o.kind = b.kind
      and o."isExclusive" and o.state = 'running')`
    const { numAffectedRows } = await sql`update bulk_operation b set state = 'running', failed = 0, "endedAt" = null,
        total = done + ${of.left}, progress = progress || ${JSON.stringify(of.progress)}::jsonb,
        "userSite" = ${ctx.viewer.home}, "user" = ${ctx.viewer.id}
      where b._id = ${of._id} and b.site = ${ctx.site._id} and b.state <> 'running' and not ${isBlocked}`.execute(
      inside[executor],
    )
    if (numAffectedRows !== 1n) throw conflict({ field: 'operation', code: 'running', ...words.alreadyRunning })
    await enqueue(inside, kind, { payload: { operation: of._id }, key: of._id })
  })

/** Starts to put back what an operation wrote, once; answers the operation that does it. Conflict while it runs, or the second time. */
export const undoBulkOperation = (
  ctx: Context,
  kind: BulkKind<unknown, unknown>,
  of: { _id: string; about: string; total?: number; href: string },
): Promise<string> =>
  inTransaction(ctx, async (inside) => {
    const { batches, done } = await bulkOperationOf(inside, kind, of._id)
    const { about, total = done, href } = of
    const items = batches.map((content) => ({ title: '', content }))
    const undo = await startBulkOperation(inside, undoBatchesKind, { params: { href }, about, items, total })
    const { numAffectedRows } = await sql`update bulk_operation set "undoneBy" = ${undo}
      where _id = ${of._id} and site = ${ctx.site._id} and state <> 'running' and "undoneBy" is null`.execute(
      inside[executor],
    )
    if (numAffectedRows !== 1n || batches.length === 0)
      throw conflict({ field: '_id', code: 'undone', ...words.undoneAlready })
    return undo
  })

/** A running operation, locked until the transaction ends; undefined where it has ended. */
export const lockedBulkOperation = async (inside: Context, _id: string): Promise<BulkOperation | undefined> => {
  const { rows } = await sql<BulkOperation>`select ${columns} from bulk_operation
    where _id = ${_id} and site = ${inside.site._id} and state = 'running' for update`.execute(inside[executor])
  return rows[0]
}

interface Change {
  state?: BulkOperation['state']
  done?: number
  failed?: number
  batches?: readonly string[]
  progress?: Record<string, unknown>
}

/** Records how far a running operation is: counts are added, batches come first, progress is merged. Answers it, or undefined where it has ended. */
export const recordBulkOperation = async (
  inside: Context,
  _id: string,
  change: Change,
): Promise<BulkOperation | undefined> => {
  const { state = 'running', done = 0, failed = 0, batches = [], progress = {} } = change
  const { rows } = await sql<BulkOperation>`update bulk_operation set state = ${state}, done = done + ${done},
      failed = failed + ${failed}, batches = ${JSON.stringify(batches)}::jsonb || batches,
      progress = progress || ${JSON.stringify(progress)}::jsonb,
      "endedAt" = case when ${state !== 'running'}::boolean then ${nowOf(inside)}::timestamptz end
    where _id = ${_id} and site = ${inside.site._id} and state = 'running' returning ${columns}`.execute(
    inside[executor],
  )
  return rows[0]
}

/** Every hour, operations that nobody can undo any longer are deleted. */
export const sweepBulkOperations = defineScheduledJob({
  name: 'platform/sweep-bulk-operations',
  schedule: { everyMinutes: 60 },
  work: (app) =>
    sweep(app, {
      table: 'bulk_operation',
      where: sql`"createdAt" <= ${new Date(app.clock() - retentionDays * 86_400_000).toISOString()} and state <> 'running'`,
    }),
})

const columns = sql`_id, kind, about, "userSite", "user", params, progress, state, total, done, failed, batches, "undoneBy",
  "createdAt", "endedAt"`
