import { sql } from 'kysely'
import { newId } from '#platform/data/collection/writing/id.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'

/**
 * The draft of a new site, stored on the server so that the user can continue on another device. `_id` is the site's.
 */
export interface SiteDraft {
  _id: string
  /** Entered values by field; never a password. */
  written: Record<string, unknown>
  updatedAt: string
}

/** Returns the viewer's draft. Nothing is stored until something is entered. */
export const draftOf = async (ctx: Context): Promise<SiteDraft> => {
  const { home, id } = ctx.viewer
  const { rows } = await sql<SiteDraft>`select _id, written, "updatedAt" from site_draft
    where "userSite" = ${home} and "user" = ${id}`.execute(ctx[executor])
  return rows[0] ?? { _id: newId(ctx.now), written: {}, updatedAt: '' }
}

/** Adds the values of a step. */
export const keepDraft = async (ctx: Context, written: SiteDraft['written']): Promise<void> => {
  const { home, id } = ctx.viewer
  await sql`insert into site_draft ("userSite", "user", _id, written, "updatedAt")
    values (${home}, ${id}, ${newId(ctx.now)}, ${JSON.stringify(written)}::jsonb, ${nowOf(ctx)})
    on conflict ("userSite", "user") do update
    set written = site_draft.written || excluded.written, "updatedAt" = excluded."updatedAt"`.execute(ctx[executor])
}

/** Deletes the draft. */
export const dropDraft = async (ctx: Context): Promise<void> => {
  const { home, id } = ctx.viewer
  await sql`delete from site_draft where "userSite" = ${home} and "user" = ${id}`.execute(ctx[executor])
}
