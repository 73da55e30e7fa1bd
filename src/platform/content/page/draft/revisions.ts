import { sql } from 'kysely'
import type { Page } from '#domain/page/page.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { sweep } from '#platform/background/jobs/scheduled/sweep.ts'
import { defineScheduledJob } from '#platform/background/jobs/job.ts'

/** Stored revisions per draft. A save based on an older one gets a conflict instead of a merge. */
const remembered = 60
const keptMs = 24 * 3_600_000

/** Stores the content of a revision and deletes those that are too old. */
export const noteRevision = async (ctx: Context, of: { page: string; revision: number; content: Page }) => {
  const here = sql`site = ${ctx.site._id} and page = ${of.page}`
  await sql`insert into page_revision (site, page, revision, content, at)
    values (${ctx.site._id}, ${of.page}, ${of.revision}, ${JSON.stringify(of.content)}::jsonb, ${nowOf(ctx)}::timestamptz)
    on conflict (site, page, revision) do update set content = excluded.content, at = excluded.at`.execute(
    ctx[executor],
  )
  await sql`delete from page_revision where ${here} and revision <= ${of.revision - remembered}`.execute(ctx[executor])
}

/** Returns the content of a draft's revision; null if it is no longer stored. */
export const revisionOf = async (ctx: Context, of: { page: string; revision: number }): Promise<Page | null> => {
  const { rows } = await sql<{ content: Page }>`select content from page_revision
    where site = ${ctx.site._id} and page = ${of.page} and revision = ${of.revision}`.execute(ctx[executor])
  return rows[0]?.content ?? null
}

/** Deletes revisions older than a day, daily, except the current one of a draft. */
export const sweepRevisions = defineScheduledJob({
  name: 'platform/sweep-page-revisions',
  schedule: { dailyAt: '03:50' },
  async work(app) {
    const before = new Date(app.clock() - keptMs).toISOString()
    const isOld = sql`page_revision.at <= ${before} and not exists (select 1 from page_draft d where d.site = page_revision.site
      and d.page = page_revision.page and d.revision = page_revision.revision)`
    await sweep(app, { table: 'page_revision', where: isOld })
  },
})
