import { isAtLeast } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { forbidden } from '#platform/errors/errors.ts'
import { carriedRow, nameOf } from './carried-row.ts'
import { format, version } from './pages-file.ts'

/**
 * Every page, post, form and menu of the site. One with a password is left out, because the export would lose the
 * password and make it public.
 */
export const carriedPages = async (ctx: Context) => {
  if (!isAtLeast(ctx.viewer, 'admin')) throw forbidden()
  const named = await from(ctx, 'post').select(['post._id', 'post.type', 'post.slug']).execute()
  const names = new Map(named.map((one) => [one._id, nameOf(one)]))
  const rows = await from(ctx, 'post')
    .selectAll()
    .where('post.hasPassword', '=', false)
    .orderBy('post.type')
    .orderBy('post.slug')
    .execute()
  return rows.map((row) => ({ _id: row._id, version: row.version, carried: carriedRow(row, names) }))
}

/** The site's pages as one file. */
export const exportPages = async (ctx: Context): Promise<string> => {
  const pages = (await carriedPages(ctx)).map((one) => one.carried)
  return `${JSON.stringify({ format, version, site: ctx.site.siteName, pages }, null, 2)}\n`
}
