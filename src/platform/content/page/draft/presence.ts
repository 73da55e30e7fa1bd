import { sql } from 'kysely'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'

/** Somebody who has a page open to write it. */
export interface Editor {
  _id: string
  name: string
  /** The row, column or block that he has chosen. */
  part: string | null
}

/** Who has not been heard for so long is no longer there; the builder tells every fifteen seconds that it is open. */
const goneMs = 40_000

/** Notes that the viewer has the page open, and at which part of it. */
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

/** The others who have the page open, by name. */
export const othersAt = async (ctx: Context, page: string): Promise<Editor[]> => {
  const since = new Date(ctx.now - goneMs).toISOString()
  const { rows } = await sql<Editor>`select person as _id, name, part from page_presence
    where site = ${ctx.site._id} and page = ${page} and person <> ${ctx.viewer.id} and at >= ${since}
    order by name, person limit 20`.execute(ctx[executor])
  return rows
}
