import { sql } from 'kysely'
import { isRobot, referringPath, rememberedPath } from '#domain/page/redirect/asked.ts'
import { plainPath } from '#domain/page/redirect/plain-path.ts'
import { destinationOf, ownPathOf, pathsFor } from '#domain/page/redirect/redirect.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'

interface Found {
  _id: string
  path: string
  target: string
  kind: '301' | '302'
}

interface LedOn {
  to: string
  status: 301 | 302
}

/** Maximum steps when checking for redirect loops. */
const mostSteps = 5

/**
 * Returns the site's redirect target for a missing address and counts the use; null if there is none. `search` is the
 * query string, '' or with its question mark.
 */
export const resolveRedirect = async (
  ctx: Context,
  asked: { pathname: string; search: string },
): Promise<LedOn | null> => {
  const path = plainPath(asked.pathname)
  const redirect = path === null ? null : await redirectOf(ctx, path)
  if (path === null || !redirect) return null
  const to = destinationOf(redirect, { path, search: asked.search })
  if (to === null || (await leadsBack(ctx, { path, to }))) return null
  ctx.app.redirectStats.followed({ site: ctx.site._id, _id: redirect._id })
  return { to, status: redirect.kind === '301' ? 301 : 302 }
}

/** Records a missing address for the site's administrators. */
export const recordNotFound = (
  { app, site }: Context,
  asked: { pathname: string; referrer: string; agent: string },
) => {
  const path = rememberedPath(asked.pathname)
  if (path === null) return
  const referrer = referringPath(asked.referrer, site.hostname)
  app.redirectStats.lost({ site: site._id, path, referrer, isRobot: isRobot(asked.agent) })
}

/** Returns the most specific redirect for a path. Everybody may follow it; the collection's rules limit only lists. */
async function redirectOf(ctx: Context, path: string): Promise<Found | null> {
  const paths = pathsFor(path)
  const { rows } = await sql<Found>`select _id, path, target, kind from redirect
    where site = ${ctx.site._id} and path = any(${paths}::text[]) and active and "removedAt" is null`.execute(
    ctx[executor],
  )
  return paths.flatMap((one) => rows.find((row) => row.path === one) ?? [])[0] ?? null
}

async function leadsBack(ctx: Context, { path, to }: { path: string; to: string }): Promise<boolean> {
  const seen = [path]
  for (let next: string | null = to; next !== null && seen.length <= mostSteps;) {
    const at: string | null = ownPathOf(next, ctx.site.hostname)
    if (at === null) return false
    if (seen.includes(at)) return true
    seen.push(at)
    const redirect: Found | null = await redirectOf(ctx, at)
    next = redirect && destinationOf(redirect, { path: at, search: '' })
  }
  return seen.length > mostSteps
}
