import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'

/** The courses of another site that were copied into the context's. */
export const clonedFrom = async (ctx: Context, fromSite: string): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ course: string }>`select course from cloned_course
    where site = ${ctx.site._id} and "fromSite" = ${fromSite}`.execute(ctx[executor])
  return new Set(rows.map(({ course }) => course))
}

/** Notes that a course is being copied, in the transaction that does it; false where it was before. */
export const noteCloned = async (
  ctx: Context,
  of: { fromSite: string; course: string; copy: string },
): Promise<boolean> => {
  const { numAffectedRows } = await sql`insert into cloned_course (site, "fromSite", course, copy)
    values (${ctx.site._id}, ${of.fromSite}, ${of.course}, ${of.copy}) on conflict do nothing`.execute(ctx[executor])
  return numAffectedRows === 1n
}
