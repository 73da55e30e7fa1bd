import { type RawBuilder, sql } from 'kysely'
import { folderName, folderWithin, parentOf } from '#domain/file/folder-path.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { conflict, forbidden, invalid, notFound } from '#platform/errors/errors.ts'
import { libraryRefusals as refusals } from './words.ts'

const most = 500

/** A folder by path, and its number of files. */
export interface Folder {
  path: string
  count: number
}

/** Returns the folders of the site's library by path, parents before children. */
export const foldersOf = async (ctx: Context): Promise<Folder[]> => {
  const { rows } = await sql<Folder>`select path, (select count(*)::int from file f
      where f.site = d.site and f.folder = d.path and f."removedAt" is null) as count
    from file_folder d where site = ${ctx.site._id} order by path`.execute(ctx[executor])
  return rows
}

/**
 * Creates a folder in a parent folder ('' for the top) and returns its path. For administrators; throws invalid for a
 * bad name.
 */
export const makeFolder = (ctx: Context, of: { parent: string; name: string }): Promise<string> =>
  changing(ctx, async (inside) => {
    if (of.parent !== '') await proveThere(inside, of.parent)
    const path = pathFor(of)
    await proveFree(inside, path)
    await sql`insert into file_folder (site, path, "by", "createdAt")
      values (${ctx.site._id}, ${path}, ${ctx.viewer.name}, ${nowOf(ctx)}::timestamptz)`.execute(inside[executor])
    return path
  })

/** Renames a folder and returns its new path. Its files follow through their foreign key. */
export const renameFolder = (ctx: Context, of: { path: string; name: string }): Promise<string> =>
  changing(ctx, async (inside) => {
    await proveThere(inside, of.path)
    const to = pathFor({ parent: parentOf(of.path), name: of.name })
    if (to === of.path) return to
    await proveFree(inside, to, of.path)
    await sql`update file_folder set path = ${to} || substr(path, ${[...of.path].length + 1})
      where ${within(ctx, of.path)}`.execute(inside[executor])
    return to
  })

/** Deletes an empty folder. Hidden files in it return to the top when restored. */
export const removeFolder = (ctx: Context, path: string): Promise<void> =>
  changing(ctx, async (inside) => {
    await proveThere(inside, path)
    const { rows } = await sql`select 1 from file_folder where ${within(ctx, path)} and path <> ${path}
      union all select 1 from file where site = ${ctx.site._id} and folder = ${path} and "removedAt" is null
      limit 1`.execute(inside[executor])
    if (rows.length > 0) throw conflict({ field: 'folder', code: 'not-empty', ...refusals.folderFull })
    await sql`update file set folder = null where site = ${ctx.site._id} and folder = ${path}`.execute(inside[executor])
    await sql`delete from file_folder where site = ${ctx.site._id} and path = ${path}`.execute(inside[executor])
  })

/** SQL for a folder of the site by path; null if it no longer exists. */
export const folderThere = ({ site }: Context, path: string | null): RawBuilder<string | null> =>
  path === null
    ? sql`null`
    : sql`(select path from file_folder where site = ${site._id} and path = ${path} for key share)`

/** Whether the site has a folder of this path; '' is the top. */
export const isFolder = async (ctx: Context, path: string): Promise<boolean> => {
  if (path === '') return true
  const { rows } = await sql`select 1 from file_folder where site = ${ctx.site._id} and path = ${path}`.execute(
    ctx[executor],
  )
  return rows.length > 0
}

/** Serialises folder changes on a site, for administrators. */
const changing = <T>(ctx: Context, change: (inside: Context) => Promise<T>): Promise<T> => {
  if (!isAtLeast(ctx.viewer, 'admin')) throw forbidden()
  return inTransaction(ctx, async (inside) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`folders ${ctx.site._id}`}, 0))`.execute(inside[executor])
    return change(inside)
  })
}

const within = ({ site }: Context, path: string) =>
  sql<boolean>`site = ${site._id} and (path = ${path} or starts_with(path, ${`${path}/`}))`

async function proveThere(ctx: Context, path: string) {
  if (path === '' || !(await isFolder(ctx, path))) throw notFound()
}

function pathFor({ parent, name: given }: { parent: string; name: string }): string {
  const name = folderName(given)
  if (name === null) throw invalid({ field: 'name', code: 'name', ...refusals.folderName })
  const path = folderWithin(parent, name)
  if (path === null) throw invalid({ field: 'name', code: 'deep', ...refusals.folderDeep })
  return path
}

/** Folder names that differ only in case count as equal. */
async function proveFree(ctx: Context, path: string, except = '') {
  const { rows } = await sql<{ isThere: boolean; n: number }>`select count(*)::int as n,
      coalesce(bool_or(lower(path) = lower(${path}) and path <> ${except}), false) as "isThere"
    from file_folder where site = ${ctx.site._id}`.execute(ctx[executor])
  const { isThere, n } = rows[0]!
  if (isThere) throw conflict({ field: 'name', code: 'there', ...refusals.folderThere })
  if (n >= most && except === '') throw conflict({ field: 'name', code: 'limit', ...refusals.tooManyFolders })
}
