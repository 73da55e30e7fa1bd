import { sql } from 'kysely'
import { encodedPath } from '#domain/page/redirect/plain-path.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { leadsTo } from '../../rules/redirects.ts'

/** The redirects that lead to a path, or to paths beneath a folder (`/old/*`), in any spelling of the target. */
export const leadingTo = async (ctx: Context, path: string) => {
  const host = ctx.site.hostname
  const start = path.replace(/\*$/, '')
  const near = [start, encodedPath(start), `https://${host}`].map(startsWith)
  const found = await from(ctx, 'redirect')
    .select(['redirect._id', 'redirect.path', 'redirect.target', 'redirect.active'])
    .where((is) => is.or(near))
    .execute()
  return found.filter((redirect) => leadsTo(redirect, { path, host }))
}

const startsWith = (start: string) => sql<boolean>`starts_with(lower(redirect.target), ${start.toLowerCase()})`
