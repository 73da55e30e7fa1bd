import { sql } from 'kysely'
import { executor } from '#platform/data/database/executor.ts'
import type { Context } from '#platform/context.ts'

/**
 * Runs `work` in one transaction and passes it the context to use inside. A nested call joins the transaction. After
 * the commit, or a commit with unknown outcome, it purges the page cache and starts the queued jobs.
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
    // A commit whose response was lost is treated as done.
    if (isDone) {
      ctx.app.purges.add(changedTags)
      ctx.app.jobs.wake(queuedKinds)
    }
  }
}

/** Waits for other transactions of the site that hold the same key, and holds it to the end of this one. */
export const lockKey = async (ctx: Context, key: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${ctx.site._id} ${key}`}, 0))`.execute(ctx[executor])
}

/**
 * Sends several statements to a transaction without waiting for each response. They run in this order. Resolves when
 * all have ended, since a finished transaction accepts no query. Throws the error of the first that failed.
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
 * Retries work that begins a transaction if PostgreSQL aborted it because of a deadlock. Nothing was written then.
 * Inside a transaction it does not retry, because the whole transaction would have to restart.
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
 * Runs part of a transaction under a savepoint, so that its failure does not abort the rest. Outside a transaction it
 * opens one. Without a savepoint PostgreSQL refuses all further statements.
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
