import { sql } from 'kysely'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import type { Text } from '#platform/site/i18n/words.ts'

/** How a job stands. One that is done, or was cancelled, is no longer there. */
export interface JobStatus {
  state: 'ready' | 'running' | 'failed'
  /** 0 to 100. */
  percent: number
  word: Text | null
  error: string | null
}

/** How a job of the context's site stands; undefined when it is over. */
export const jobOf = async (ctx: Context, _id: number): Promise<JobStatus | undefined> => {
  const { rows } = await sql<JobStatus>`select state, percent, word, error from job
    where _id = ${_id} and site = ${ctx.site._id}`.execute(ctx[executor])
  return rows[0]
}

/** Notes that a job is the one that pages of the context's site follow under a name. */
export const trackJob = async (ctx: Context, of: { name: string; job: number }): Promise<void> => {
  await sql`insert into followed_job (site, name, job) values (${ctx.site._id}, ${of.name}, ${of.job})
    on conflict (site, name) do update set job = excluded.job`.execute(ctx[executor])
}

/** How the job stands that pages of the context's site follow under a name; undefined where it is over, or there was none. */
export const trackedJob = async (ctx: Context, name: string): Promise<JobStatus | undefined> => {
  const { rows } = await sql<{ job: number }>`select job::float8 as job from followed_job
    where site = ${ctx.site._id} and name = ${name}`.execute(ctx[executor])
  return rows[0] && jobOf(ctx, rows[0].job)
}

/** Cancels a job of the context's site: one that waits is gone, one that runs is told through its signal. */
export const cancelJob = (ctx: Context, _id: number): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    const here = sql`_id = ${_id} and site = ${ctx.site._id}`
    await sql`delete from job where ${here} and state = 'ready'`.execute(inside[executor])
    await sql`update job set "cancelledAt" = ${nowOf(ctx)} where ${here} and state = 'running'`.execute(
      inside[executor],
    )
    inside.queuedKinds!.add(cancelled)
  })

/** Rung instead of a kind: somebody cancelled a job that runs. */
export const cancelled = ''
