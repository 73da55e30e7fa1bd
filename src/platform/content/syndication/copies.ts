import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import type { Share } from './shares.ts'

/** A course or page of a unit that came from a group. */
export interface Copy {
  site: string
  /** The `_id` of the row. */
  copy: string
  kind: Share['kind']
  group: string
  share: string
  /** Whether the group hid it, not the unit. */
  hidden: boolean
}

const columns = sql`site, copy, kind, "group", share, hidden`

/** Returns the units' copies from the current group. */
export const copiesOf = async (ctx: Context): Promise<Copy[]> => {
  const { rows } = await sql<Copy>`select ${columns} from syndicated_copy where "group" = ${ctx.site._id}
    order by site`.execute(ctx[executor])
  return rows
}

/** Returns a unit's copy of one share; undefined if it never got one. */
export const copyAt = async (ctx: Context, of: { share: string; unit: string }): Promise<Copy | undefined> => {
  const { rows } = await sql<Copy>`select ${columns} from syndicated_copy
    where "group" = ${ctx.site._id} and share = ${of.share} and site = ${of.unit}`.execute(ctx[executor])
  return rows[0]
}

export const keepCopy = async (ctx: Context, copy: Copy): Promise<void> => {
  await sql`insert into syndicated_copy (site, copy, kind, "group", share, hidden)
    values (${copy.site}, ${copy.copy}, ${copy.kind}, ${copy.group}, ${copy.share}, ${copy.hidden})
    on conflict (site, copy) do update set hidden = excluded.hidden`.execute(ctx[executor])
}

export const dropCopy = async (ctx: Context, copy: Copy): Promise<void> => {
  await sql`delete from syndicated_copy where site = ${copy.site} and copy = ${copy.copy}`.execute(ctx[executor])
}

/** Returns the site's copies from groups that it no longer belongs to. */
export const straysOf = async (ctx: Context): Promise<(Copy & Pick<Share, 'mode'>)[]> => {
  const { rows } = await sql<
    Copy & Pick<Share, 'mode'>
  >`select c.site, c.copy, c.kind, c."group", c.share, c.hidden, h.mode
    from syndicated_copy c join site s on s._id = c.site join syndicated_row h on h.site = c."group" and h._id = c.share
    where c.site = ${ctx.site._id} and s.parent is distinct from c."group"`.execute(ctx[executor])
  return rows
}

/** Returns the shares that a change of a row affects: the row is their original, or a copy that they hide. */
export const sharesOfRow = async (ctx: Context, row: string): Promise<{ group: string; share: string }[]> => {
  const { rows } = await sql<{ group: string; share: string }>`
    select site as "group", _id as share from syndicated_row
      where "fromSite" = ${ctx.site._id} and original = ${row} and mode = 'linked'
    union select "group", share from syndicated_copy where site = ${ctx.site._id} and copy = ${row} and hidden`.execute(
    ctx[executor],
  )
  return rows
}

/** Returns the closest group above the site that shares anything, in the current tree; null if there is none. */
export const groupAbove = async (ctx: Context): Promise<string | null> => {
  const { rows } = await sql<{ parent: string }>`select parent from site s where s._id = ${ctx.site._id}
    and exists (select 1 from syndicated_row h where h.site = s.parent)`.execute(ctx[executor])
  return rows[0]?.parent ?? null
}
