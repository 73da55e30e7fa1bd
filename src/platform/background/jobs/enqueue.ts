import { inTransaction } from '#platform/data/collection/transaction.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import type { Job } from './job.ts'
import { insertJobs, insertKeyedJobs } from './queue.ts'

/**
 * Queues a job for the site in its transaction. It starts right after the commit, or at `at` (milliseconds since 1970).
 * With a `key`, a waiting job of the same key is not duplicated. Returns the job's id.
 */
export const enqueue = async <P>(
  ctx: Context,
  job: Pick<Job<P>, 'name' | 'payload'>,
  of: { payload: P; key?: string; at?: number },
): Promise<number> => {
  const payload = job.payload.parse(of.payload)
  return inTransaction(ctx, async (inside) => {
    const site = ctx.site._id
    const [_id] = await insertJobs(inside[executor], { site, kinds: [job.name], now: ctx.now, ...of, payload })
    inside.queuedKinds!.add(job.name)
    return _id!
  })
}

/** Queues a job for each payload in one statement, as `enqueue` does with a `key`. The keys differ. */
export const enqueueMany = async <P>(
  ctx: Context,
  job: Pick<Job<P>, 'name' | 'payload'>,
  of: readonly { payload: P; key: string }[],
): Promise<void> => {
  if (of.length === 0) return
  const jobs = of.map(({ payload, key }) => ({ payload: job.payload.parse(payload), key }))
  await inTransaction(ctx, async (inside) => {
    await insertKeyedJobs(inside[executor], { site: ctx.site._id, kind: job.name, jobs, now: ctx.now })
    inside.queuedKinds!.add(job.name)
  })
}
