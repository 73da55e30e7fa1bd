import { sql } from 'kysely'
import { newId } from '#platform/data/collection/writing/id.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import type { Text } from '#platform/site/i18n/words.ts'

/* What a group of sites shares with its units. The current site is the group; callers check permission (`atOwned`). */

/** A course or page of the group or one of its units, to be shared with all units. */
export interface Share {
  _id: string
  fromSite: string
  kind: 'course' | 'page'
  /** The `_id` of the original. */
  original: string
  mode: 'linked' | 'copied'
  state: 'given' | 'withdrawn' | 'ending'
  /** Why a unit could not get it, by unit. */
  problems: Record<string, Text>
  by: string
  createdAt: string
}

const columns = sql`_id, "fromSite", kind, original, mode, state, problems, by, "createdAt"`

/** Returns all shares, latest first. */
export const sharesOf = async (ctx: Context): Promise<Share[]> => {
  const { rows } = await sql<Share>`select ${columns} from syndicated_row where site = ${ctx.site._id}
    order by "createdAt" desc, _id`.execute(ctx[executor])
  return rows
}

/** Returns one share, locked until the transaction ends. */
export const lockedShare = async (ctx: Context, _id: string): Promise<Share | undefined> => {
  const { rows } = await sql<Share>`select ${columns} from syndicated_row
    where site = ${ctx.site._id} and _id = ${_id} for update`.execute(ctx[executor])
  return rows[0]
}

/** Adds rows as shares. An existing share keeps its settings, and a withdrawn one is shared again. */
export const addShares = async (
  ctx: Context,
  of: { rows: readonly Pick<Share, 'fromSite' | 'kind' | 'original'>[]; mode: Share['mode'] },
): Promise<void> => {
  for (const { fromSite, kind, original } of of.rows)
    await sql`insert into syndicated_row (site, _id, "fromSite", kind, original, mode, by, "createdAt")
      values (${ctx.site._id}, ${newId(ctx.now)}, ${fromSite}, ${kind}, ${original}, ${of.mode}, ${ctx.viewer.name}, ${nowOf(ctx)})
      on conflict (site, "fromSite", original) do update set state = 'given'
        where syndicated_row.state <> 'ending'`.execute(ctx[executor])
}

/** Returns whether such a share existed. */
export const setShareState = async (ctx: Context, of: Pick<Share, '_id' | 'state'>): Promise<boolean> => {
  const { numAffectedRows } = await sql`update syndicated_row set state = ${of.state}
    where site = ${ctx.site._id} and _id = ${of._id} and state <> 'ending'`.execute(ctx[executor])
  return numAffectedRows === 1n
}

/** Records why a unit could not get it, or clears the problem. */
export const keepProblem = async (ctx: Context, of: { share: Share; unit: string; problem: Text | null }) => {
  const { share, unit, problem } = of
  if (!problem && !share.problems[unit]) return
  const said = problem ? sql`problems || ${JSON.stringify({ [unit]: problem })}::jsonb` : sql`problems - ${unit}::text`
  await sql`update syndicated_row set problems = ${said}
    where site = ${ctx.site._id} and _id = ${share._id}`.execute(ctx[executor])
}

/** Deletes the share and its links to copies in units. */
export const dropShare = async (ctx: Context, _id: string): Promise<void> => {
  await sql`delete from syndicated_row where site = ${ctx.site._id} and _id = ${_id}`.execute(ctx[executor])
}

/** Returns the current units of the group. */
export const unitsBeneath = async (ctx: Context): Promise<string[]> => {
  const { rows } = await sql<{ _id: string }>`select s._id from site s join configuration c on c.site = s._id
    where s.parent = ${ctx.site._id} and c."siteType" = 'unit' order by s._id`.execute(ctx[executor])
  return rows.map(({ _id }) => _id)
}
