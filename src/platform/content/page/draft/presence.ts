import { sql } from 'kysely'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'

/** Someone who has a page open for editing. */
export interface Editor {
  _id: string
  name: string
  /** The row, column or block that they have selected. */
  part: string | null
}

/** An editor who is silent for this long has left, in milliseconds. The builder reports every fifteen seconds. */
const goneMs = 40_000

/** Records that the viewer has the page open, and the selected part. */
export const bePresent = async (ctx: Context, page: string, part: string | null = null): Promise<void> => {
  const { viewer, site } = ctx
  const gone = new Date(ctx.now - goneMs).toISOString()
  await sql`delete from page_presence where site = ${site._id} and page = ${page} and at < ${gone}`.execute(
    ctx[executor],
  )
  await sql`insert into page_presence (site, page, person, name, at, part)
    values (${site._id}, ${page}, ${viewer.id}, ${viewer.name}, ${nowOf(ctx)}::timestamptz, ${part})
    on conflict (site, page, person) do update set name = excluded.name, at = excluded.at, part = excluded.part`.execute(
    ctx[executor],
  )
}

/** Returns the other editors of the page, by name. */
export const othersAt = async (ctx: Context, page: string): Promise<Editor[]> => {
  const since = new Date(ctx.now - goneMs).toISOString()
  const { rows } = await sql<Editor>`select person as _id, name, part from page_presence
    where site = ${ctx.site._id} and page = ${page} and person <> ${ctx.viewer.id} and at >= ${since}
    order by name, person limit 20`.execute(ctx[executor])
  return rows
}
