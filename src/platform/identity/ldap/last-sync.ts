import { sql } from 'kysely'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'

/** The last time that people were taken over, or are being so; what came of it is null until then. */
export interface Sync<Outcome> {
  /** The number of its job while that is there. */
  job: number | null
  by: string
  startedAt: string
  endedAt: string | null
  result: Outcome | null
}

/** Of the context's site; null where it never was. */
export const lastSync = async <Outcome>(ctx: Context): Promise<Sync<Outcome> | null> => {
  const { rows } = await sql<Sync<Outcome>>`select job, "by", "startedAt", "endedAt", result from directory_sync
    where site = ${ctx.site._id}`.execute(ctx[executor])
  return rows[0] ? { ...rows[0], job: rows[0].job === null ? null : Number(rows[0].job) } : null
}

export const noteBegin = async (ctx: Context, job: number): Promise<void> => {
  await sql`insert into directory_sync (site, job, "by", "startedAt")
    values (${ctx.site._id}, ${job}, ${ctx.viewer.name}, ${nowOf(ctx)})
    on conflict (site) do update set job = excluded.job, "by" = excluded."by", "startedAt" = excluded."startedAt",
      "endedAt" = null, result = null`.execute(ctx[executor])
}

export const noteEnd = async (ctx: Context, result: object): Promise<void> => {
  await sql`update directory_sync set "endedAt" = ${nowOf(ctx)}, result = ${JSON.stringify(result)}
    where site = ${ctx.site._id}`.execute(ctx[executor])
}
