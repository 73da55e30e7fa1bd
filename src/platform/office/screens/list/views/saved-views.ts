import { sql } from 'kysely'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { newId } from '#platform/data/collection/writing/id.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { conflict, forbidden, invalid, notFound } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { viewWords } from '../words.ts'

export interface SavedView {
  _id: string
  name: string
  /** The list's query string, without the page. */
  query: string
  isShared: boolean
  isOwn: boolean
}

const most = 20
const longestName = 60
const kept = ['q', 'where', 'any', 'sort', 'size', 'columns'] as const

/** Returns the parameters that a view stores, in a fixed order, so that equal views have equal strings. */
export const keptOf = (query: URLSearchParams): string => {
  const entries = kept.flatMap((name) => query.getAll(name).map((value) => [name, value]))
  return new URLSearchParams(entries).toString().slice(0, 4000)
}

/** Whether the viewer may share views with all staff of the site. */
export const mayShare = (ctx: Context) => isAtLeast(ctx.viewer, 'admin')

/** Returns the views of a list visible to the viewer: their own and the shared ones, oldest first. */
export const viewsOfList = async (ctx: Context, collection: string): Promise<SavedView[]> => {
  const { rows } = await sql<SavedView>`select _id, name, query, "isShared", ${own(ctx)} as "isOwn" from list_view
    where site = ${ctx.site._id} and collection = ${collection} and ("isShared" or ${own(ctx)})
    order by "createdAt", _id limit ${most * 3}`.execute(ctx[executor])
  return rows
}

/**
 * Saves the list's current state as a named view. Refuses an empty name, too many views, or sharing without permission.
 */
export const keepView = async (
  ctx: Context,
  view: { collection: string; name: string; query: string; isShared: boolean },
): Promise<string> => {
  const name = view.name.trim()
  if (name === '' || name.length > longestName) throw invalid({ field: 'name', code: 'name', ...viewWords.noName })
  if (view.isShared && !mayShare(ctx)) throw forbidden()
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from list_view
    where site = ${ctx.site._id} and collection = ${view.collection} and ${own(ctx)}`.execute(ctx[executor])
  if (rows[0]!.n >= most) throw conflict({ field: 'name', code: 'too-many', ...tooMany })
  const _id = newId(ctx.now)
  await sql`insert into list_view (_id, site, collection, "userSite", "user", name, query, "isShared", "createdAt")
    values (${_id}, ${ctx.site._id}, ${view.collection}, ${ctx.viewer.home}, ${ctx.viewer.id}, ${name},
      ${keptOf(new URLSearchParams(view.query))}, ${view.isShared}, ${nowOf(ctx)})`.execute(ctx[executor])
  return _id
}

/** Changes what a view shows. Throws not-found if the viewer may not change it. */
export const changeView = (ctx: Context, view: { collection: string; _id: string; query: string }) =>
  written(
    ctx,
    sql`update list_view set query = ${keptOf(new URLSearchParams(view.query))} where ${changeable(ctx, view)}`,
  )

/** Deletes a view. Throws not-found if the viewer may not change it. */
export const dropView = (ctx: Context, view: { collection: string; _id: string }) =>
  written(ctx, sql`delete from list_view where ${changeable(ctx, view)}`)

async function written(ctx: Context, statement: ReturnType<typeof sql>) {
  const { numAffectedRows } = await statement.execute(ctx[executor])
  if (!numAffectedRows) throw notFound()
}

/** The viewer's own views, and for administrators the shared ones. */
const changeable = (ctx: Context, { collection, _id }: { collection: string; _id: string }) =>
  sql`_id = ${_id} and site = ${ctx.site._id} and collection = ${collection}
    and (${own(ctx)} or ("isShared" and ${mayShare(ctx)}))`

const own = ({ viewer }: Context) => sql<boolean>`("userSite" = ${viewer.home} and "user" = ${viewer.id})`

const tooMany = { th: fill(viewWords.tooMany.th, { most }), en: fill(viewWords.tooMany.en, { most }) }
