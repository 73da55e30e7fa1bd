import { fromPrivate, insertPrivate, updatePrivate } from '#platform/data/private-table/access.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { directorySync } from '../tables.ts'
import type { Outcome } from './outcome.server.ts'

/** The last synchronisation, or the one that runs. */
export interface Sync {
  /** The number of its job. */
  job: number | null
  by: string
  startedAt: string
  endedAt: string | null
  /** Null while it runs. */
  result: Outcome | null
}

/** The last synchronisation of the context's site; null where there was none. */
export const lastSync = async (ctx: Context): Promise<Sync | null> => {
  const row = await fromPrivate(ctx, directorySync).selectAll().executeTakeFirst()
  if (!row) return null
  // PostgreSQL answers a bigint as text, and JSON as its value.
  return { ...row, job: row.job === null ? null : Number(row.job), result: row.result as unknown as Outcome | null }
}

export const noteBegin = async (ctx: Context, job: number): Promise<void> => {
  const row = { job, by: ctx.viewer.name, startedAt: nowOf(ctx), endedAt: null, result: null }
  await insertPrivate(ctx, directorySync, { row, onConflict: { columns: [], update: 'all' } })
}

export const noteEnd = async (ctx: Context, result: Outcome): Promise<void> => {
  await updatePrivate(ctx, directorySync, {
    where: {},
    change: { endedAt: nowOf(ctx), result: JSON.stringify(result) },
  })
}
