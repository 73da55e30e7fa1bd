import { paymentTables } from '#modules/order/public-api.ts'
import { analyzeTables } from '#platform/data/collection/writing/many/analyze-tables.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { compute } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { conflict, notFound, RequestError } from '#platform/errors/errors.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import type { Task } from '#platform/background/jobs/job.ts'
import { cancelJob, jobOf } from '#platform/background/jobs/track-job.ts'
import { applyJob, stageJob } from '../files/file-jobs.ts'
import { reconcileNotices as notices, reconcileWords as words } from '../words.ts'
import { applyExactRows } from './accept-row.server.ts'
import { applyReversal } from './undo-row.server.ts'

const atOnce = 100

/** The numbers of applied rows after which the planner learns how large the tables have become. */
const analyzedAfter = [1, 3, 10, 30, 100].map((batches) => batches * atOnce)

const lockFile = (ctx: Context, _id: string) =>
  from(ctx, 'bank_file')
    .select(['bank_file._id', 'bank_file.state', 'bank_file.job', 'bank_file.rowCount', 'bank_file.done'])
    .where('bank_file._id', '=', _id)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Confirms a file that was shown: its exact rows are applied and its reversals carried out, as a job. */
export const confirmFile = (ctx: Context, fileID: string): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    const file = await lockFile(inside, fileID)
    if (!file) throw notFound()
    if (file.state === 'applying' || file.state === 'done') return
    if (file.state !== 'preview') throw conflict({ field: 'file', code: 'state', ...words.notNow })
    const job = await enqueue(inside, applyJob, { payload: { file: fileID }, key: fileID })
    await compute(inside, 'bank_file', { _id: fileID, change: { state: 'applying', done: 0, job } })
  })

/** Stops the job of a file. What it did stays, and `resumeFile` does the rest. */
export const stopFile = async (ctx: Context, fileID: string): Promise<void> => {
  const file = await from(ctx, 'bank_file').select('job').where('bank_file._id', '=', fileID).executeTakeFirst()
  if (!file) throw notFound()
  if (file.job !== null) await cancelJob(ctx, file.job)
}

/** Queues the job of a file again that was stopped or failed. */
export const resumeFile = (ctx: Context, fileID: string): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    const file = await lockFile(inside, fileID)
    if (!file) throw notFound()
    if (file.state !== 'reading' && file.state !== 'applying')
      throw conflict({ field: 'file', code: 'state', ...words.notNow })
    const state = file.job === null ? undefined : (await jobOf(inside, file.job))?.state
    if (state === 'ready' || state === 'running') return
    const queued = file.state === 'reading' ? stageJob : applyJob
    const job = await enqueue(inside, queued, { payload: { file: fileID }, key: fileID })
    await compute(inside, 'bank_file', { _id: fileID, change: { job } })
  })

/** Applies the exact rows of a confirmed file, many in one transaction, then its reversals. A second run does what is left. */
export async function applyFile(
  ctx: Context,
  fileID: string,
  { signal, reportProgress }: Pick<Task, 'signal' | 'reportProgress'>,
): Promise<void> {
  const file = await from(ctx, 'bank_file')
    .select(['bank_file.state', 'bank_file.done', 'bank_file.rowCount'])
    .where('bank_file._id', '=', fileID)
    .executeTakeFirst()
  if (file?.state !== 'applying') return
  let done = file.done
  for (let rows = await exactRows(ctx, fileID); rows.length > 0; rows = await exactRows(ctx, fileID)) {
    signal.throwIfAborted()
    await applyTogether(
      ctx,
      rows.map(({ _id }) => _id),
    )
    done += rows.length
    if (analyzedAfter.includes(done)) await analyzeTables(ctx, ['bank_match', ...paymentTables])
    await compute(ctx, 'bank_file', { _id: fileID, change: { done: Math.min(done, file.rowCount) } })
    await reportProgress(Math.min(99, Math.floor((100 * done) / file.rowCount)), notices.applying)
  }
  for (const { _id } of await reversals(ctx, fileID)) await tried(ctx, _id, () => applyReversal(ctx, _id))
  await compute(ctx, 'bank_file', { _id: fileID, change: { state: 'done', job: null } })
}

const exactRows = (ctx: Context, fileID: string) =>
  from(ctx, 'bank_row')
    .select('bank_row._id')
    .where('bank_row.fileID', '=', fileID)
    .where('bank_row.state', '=', 'suggested')
    .where('bank_row.isExact', '=', true)
    .orderBy('bank_row.line')
    .limit(atOnce)
    .execute()

const reversals = (ctx: Context, fileID: string) =>
  from(ctx, 'bank_row')
    .select('bank_row._id')
    .where('bank_row.fileID', '=', fileID)
    .where('bank_row.state', '=', 'open')
    .where('bank_row.reversesID', 'is not', null)
    .orderBy('bank_row.line')
    .execute()

/** Applies rows in one transaction. If one of them is refused, they are applied one by one, so that it alone waits for staff. */
async function applyTogether(ctx: Context, ids: readonly string[]): Promise<void> {
  try {
    await applyExactRows(ctx, ids)
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    for (const _id of ids) await tried(ctx, _id, () => applyExactRows(ctx, [_id]))
  }
}

/** A row that is refused, as by a numbered document, waits for staff with the reason. */
async function tried(ctx: Context, _id: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    const note = error.issues[0]?.[ctx.locale] ?? null
    await compute(ctx, 'bank_row', { _id, change: { isExact: false, note } })
  }
}
