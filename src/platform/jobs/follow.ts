import { sql } from 'kysely'
import { inTransaction } from '#platform/collection/transaction.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/database/executor.ts'
import type { Text } from '#platform/i18n/words.ts'

/** How a job stands. One that is done, or was cancelled, is no longer there. */
export interface Standing {
  state: 'ready' | 'running' | 'failed'
  /** 0 to 100. */
  percent: number
  word: Text | null
  error: string | null
}

/** How a job of the context's site stands; undefined when it is over. */
export const jobOf = async (ctx: Context, _id: number): Promise<Standing | undefined> => {
  const { rows } = await sql<Standing>`select state, percent, word, error from job
    where _id = ${_id} and site = ${ctx.site._id}`.execute(ctx[executor])
  return rows[0]
}

/** Cancels a job of the context's site: one that waits is gone, one that runs is told through its signal. */
export const cancelJob = (ctx: Context, _id: number): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    const here = sql`_id = ${_id} and site = ${ctx.site._id}`
    await sql`delete from job where ${here} and state = 'ready'`.execute(inside[executor])
    await sql`update job set "cancelledAt" = ${nowOf(ctx)} where ${here} and state = 'running'`.execute(
      inside[executor],
    )
    inside.rung!.add(cancelled)
  })

/** Rung instead of a kind: somebody cancelled a job that runs. */
export const cancelled = ''
