import { sql } from 'kysely'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import type { Text } from '#platform/site/i18n/words.ts'

/** The status of a job. A finished or cancelled job no longer exists. */
export interface JobStatus {
  state: 'ready' | 'running' | 'failed'
  /** 0 to 100. */
  percent: number
  word: Text | null
  error: string | null
}

/** Returns the status of a job of the site; undefined if it is over. */
export const jobOf = async (ctx: Context, _id: number): Promise<JobStatus | undefined> => {
  const { rows } = await sql<JobStatus>`select state, percent, word, error from job
    where _id = ${_id} and site = ${ctx.site._id}`.execute(ctx[executor])
  return rows[0]
}

/** Records the job that pages of the site show under a name. */
export const trackJob = async (ctx: Context, of: { name: string; job: number }): Promise<void> => {
  await sql`insert into followed_job (site, name, job) values (${ctx.site._id}, ${of.name}, ${of.job})
    on conflict (site, name) do update set job = excluded.job`.execute(ctx[executor])
}

/** Returns the status of the job that pages of the site show under a name. Undefined if it is over or never existed. */
export const trackedJob = async (ctx: Context, name: string): Promise<JobStatus | undefined> => {
  const { rows } = await sql<{ job: number }>`select job::float8 as job from followed_job
    where site = ${ctx.site._id} and name = ${name}`.execute(ctx[executor])
  return rows[0] && jobOf(ctx, rows[0].job)
}

/** Cancels a job of the site. A waiting job is deleted, and a running one is aborted. */
export const cancelJob = (ctx: Context, _id: number): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    const here = sql`_id = ${_id} and site = ${ctx.site._id}`
    await sql`delete from job where ${here} and state = 'ready'`.execute(inside[executor])
    await sql`update job set "cancelledAt" = ${nowOf(ctx)} where ${here} and state = 'running'`.execute(
      inside[executor],
    )
    inside.queuedKinds!.add(cancelled)
  })

/** Sent in place of a kind: a running job was cancelled. */
export const cancelled = ''
