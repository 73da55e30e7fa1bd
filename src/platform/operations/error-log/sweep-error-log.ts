import { sql } from 'kysely'
import { sweep } from '#platform/background/jobs/scheduled/sweep.ts'
import { defineScheduledJob } from '#platform/background/jobs/job.ts'

/** How long log lines of a site are stored, in milliseconds, and their maximum number. */
const keptMs = 30 * 24 * 60 * 60_000
const mostLines = 2000

/** Deletes old log lines daily, and all but the latest of sites with many. */
export const sweepErrorLog = defineScheduledJob({
  name: 'platform/sweep-site-log',
  schedule: { dailyAt: '03:30' },
  async work(app) {
    const before = new Date(app.clock() - keptMs).toISOString()
    await sweep(app, { table: 'site_log', where: sql`at <= ${before}` })
    const { rows } = await sql<{ site: string; last: string }>`select site, (array_agg(_id order by _id desc))[${
      mostLines
    }::int + 1]::text as last from site_log group by site having count(*) > ${mostLines}`.execute(app.database.kysely)
    for (const { site, last } of rows)
      await sweep(app, { table: 'site_log', where: sql`site = ${site} and _id <= ${last}::bigint` })
  },
})
