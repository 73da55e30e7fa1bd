import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { z } from 'zod'
import type { App, Context } from '#platform/context.ts'
import { type Executor, executor } from '#platform/data/database/executor.ts'
import { defineScheduledJob, defineJob } from '#platform/background/jobs/job.ts'
import { insertJobs } from '#platform/background/jobs/queue.ts'
import { beginScan } from '../scan/scan-file.ts'
import { noteAllUses } from './record-references.ts'
import { dropFiles } from './remove-file.ts'
import { unusedMs, unusedOn } from './unused.ts'

/** Deletes aborted uploads daily, and starts the cleanup of each site with files. */
export const sweepFiles = defineScheduledJob({
  name: 'platform/sweep-files',
  schedule: { dailyAt: '03:50' },
  async work(app) {
    await sweepIncoming(app)
    await app.watermarks.sweep()
    const db = app.database.kysely as Executor
    await sql`delete from file_upload where "expiresAt" <= ${new Date(app.clock()).toISOString()}::timestamptz`.execute(
      db,
    )
    const { rows } = await sql<{ site: string }>`select distinct site from file`.execute(db)
    for (const { site } of rows)
      await insertJobs(db, { site, kinds: [sweepSite.name], payload: {}, key: 'daily', now: app.clock() })
    app.jobs.wake(new Set([sweepSite.name]))
  },
})

/** Deletes files that were unused, hidden or detached for seven days. */
export const sweepSite = defineJob({
  name: 'platform/sweep-site',
  payload: z.object({}),
  async work(ctx) {
    const until = ctx.now - unusedMs
    await scanWaiting(ctx)
    await noteAllUses(ctx)
    await sql`update attachment set file = null where site = ${ctx.site._id}
      and "removedAt" <= ${new Date(until).toISOString()}::timestamptz`.execute(ctx[executor])
    const unused = (await unusedOn(ctx, { until })).map(({ id }) => id)
    const hidden = await hiddenUntil(ctx, until)
    if (unused.length + hidden.length > 0) await dropFiles(ctx, [...unused, ...hidden])
  },
})

/** Retries the scan of files that wait because the scanner was unreachable. */
async function scanWaiting(ctx: Context) {
  const { rows } = await sql<{ id: string }>`select _id as id from file
    where site = ${ctx.site._id} and scan = 'waiting' limit 1000`.execute(ctx[executor])
  for (const { id } of rows) await beginScan(ctx, id)
}

async function hiddenUntil(ctx: Context, until: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select _id as id from file where site = ${ctx.site._id}
    and "removedAt" <= ${new Date(until).toISOString()}::timestamptz`.execute(ctx[executor])
  return rows.map(({ id }) => id)
}

const brokenOffMs = 24 * 60 * 60_000

async function sweepIncoming({ files, clock }: App) {
  const names = await readdir(files.incoming).catch(() => [])
  for (const path of names.map((name) => join(files.incoming, name))) {
    const found = await stat(path).catch(() => null)
    if (found && found.mtimeMs <= clock() - brokenOffMs) await rm(path, { force: true })
  }
}
