import { sql } from 'kysely'
import { isBeneath, speaksOf } from '#domain/page/redirect/redirect.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { sweep } from '#platform/background/jobs/scheduled/sweep.ts'
import { defineScheduledJob } from '#platform/background/jobs/job.ts'

/** How long an unrequested address is stored, in milliseconds. */
const keptMs = 90 * 86_400_000

/** Deletes recorded not-found addresses of the site: all, or those that a redirect from `path` now covers. */
export const clearNotFound = async (ctx: Context, { path }: { path?: string } = {}): Promise<void> => {
  ctx.app.redirectStats.forget(ctx.site._id, (lost) => path === undefined || speaksOf({ path }, lost))
  const speaks = path === undefined ? sql`true` : pathsUnder(path)
  await sql`delete from lost_address where site = ${ctx.site._id} and ${speaks}`.execute(ctx[executor])
}

const pathsUnder = (path: string) =>
  isBeneath(path) ? sql`starts_with(path, ${path.slice(0, -1)})` : sql`path = ${path}`

/** Deletes addresses that were not requested for three months, daily. */
export const sweepNotFound = defineScheduledJob({
  name: 'platform/sweep-lost',
  schedule: { dailyAt: '03:40' },
  work: (app) =>
    sweep(app, { table: 'lost_address', where: sql`"lastAt" <= ${new Date(app.clock() - keptMs).toISOString()}` }),
})
