import { sql } from 'kysely'
import { executor } from '#platform/data/database/executor.ts'
import type { Context } from '#platform/context.ts'

/**
 * Runs `work` in one transaction and gives it the context to use inside; a call inside a transaction joins it. What it
 * wrote is purged from the page cache, and the jobs that it queued are begun, once it is committed, or may have been.
 */
export const inTransaction = async <T>(ctx: Context, work: (ctx: Context) => Promise<T>): Promise<T> => {
  if (ctx.changedTags) return work(ctx)
  const changedTags = new Set<string>()
  const queuedKinds = new Set<string>()
  let isDone = false
  try {
    return await ctx[executor].transaction().execute(async (transaction) => {
      const result = await work({ ...ctx, changedTags, queuedKinds, [executor]: transaction })
      isDone = true
      return result
    })
  } finally {
    // A commit whose answer was lost has been done, for all that anybody knows.
    if (isDone) {
      ctx.app.purges.add(changedTags)
      ctx.app.jobs.wake(queuedKinds)
    }
  }
}

/**
 * Asks a transaction several things before the first is answered; they are done in this order, and an answer is waited for once.
 * Ends when all have ended, as nothing may be asked of a transaction that is over, and throws what the first that failed threw.
 */
export const awaitAll = async <T extends readonly unknown[]>(
  ...asked: { [K in keyof T]: Promise<T[K]> | T[K] }
): Promise<T> => {
  const ended = await Promise.allSettled(asked)
  const failed = ended.find((one) => one.status === 'rejected')
  if (failed) throw failed.reason
  return ended.map((one) => one.status === 'fulfilled' && one.value) as unknown as T
}

const tries = 4
const deadlock = '40P01'

/**
 * Runs what begins a transaction again when PostgreSQL ended it to free others, of a ring that waited for each other: it
 * has done nothing then. Inside a transaction it is the whole of it that would have to begin again.
 */
export const retryOnDeadlock = async <T>(ctx: Context, begin: () => Promise<T>): Promise<T> => {
  for (let left = ctx.changedTags ? 0 : tries - 1; ; left--)
    try {
      return await begin()
    } catch (error) {
      if (left <= 0 || (error as { code?: string }).code !== deadlock) throw error
    }
}

/**
 * Does a part of a transaction so that its failure leaves the rest of it standing; outside a transaction it is one of its
 * own. PostgreSQL would otherwise answer nothing more until the end.
 */
export const savepoint = async <T>(ctx: Context, part: (ctx: Context) => Promise<T>): Promise<T> => {
  if (!ctx.changedTags) return part(ctx)
  await sql`savepoint attempt`.execute(ctx[executor])
  try {
    return await part(ctx)
  } catch (error) {
    await sql`rollback to savepoint attempt`.execute(ctx[executor])
    throw error
  } finally {
    await sql`release savepoint attempt`.execute(ctx[executor])
  }
}
