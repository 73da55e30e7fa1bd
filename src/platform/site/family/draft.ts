import { sql } from 'kysely'
import { newId } from '#platform/collection/writing/id.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/database/executor.ts'

/** A site that somebody is making, kept on the server so that he may go on at another device; `_id` is the site's. */
export interface SiteDraft {
  _id: string
  /** What was written, by field; never a password. */
  written: Record<string, unknown>
  updatedAt: string
}

/** What the viewer is making; begun where he makes none. */
export const draftOf = async (ctx: Context): Promise<SiteDraft> => {
  const { home, id } = ctx.viewer
  await sql`insert into site_draft ("userSite", "user", _id, written, "updatedAt")
    values (${home}, ${id}, ${newId(ctx.now)}, '{}', ${nowOf(ctx)}) on conflict do nothing`.execute(ctx[executor])
  const { rows } = await sql<SiteDraft>`select _id, written, "updatedAt" from site_draft
    where "userSite" = ${home} and "user" = ${id}`.execute(ctx[executor])
  return rows[0]!
}

/** Adds to it what a step says. */
export const keepDraft = async (ctx: Context, written: SiteDraft['written']): Promise<void> => {
  const { home, id } = ctx.viewer
  await sql`update site_draft set written = written || ${JSON.stringify(written)}::jsonb, "updatedAt" = ${nowOf(ctx)}
    where "userSite" = ${home} and "user" = ${id}`.execute(ctx[executor])
}

/** Ends it, with what was written. */
export const dropDraft = async (ctx: Context): Promise<void> => {
  const { home, id } = ctx.viewer
  await sql`delete from site_draft where "userSite" = ${home} and "user" = ${id}`.execute(ctx[executor])
}
