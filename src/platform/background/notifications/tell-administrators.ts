import { sql } from 'kysely'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import { forbidden } from '#platform/errors/errors.ts'
import { ownedBy } from '#platform/site/site-tree/own.ts'
import { type News, notify } from './notify.ts'

/**
 * Notifies the administrators of sites, each on their own site and once per site; all or none. Skips sites that the
 * viewer does not own. Returns the number of people and sites.
 */
export const tellAdministrators = async (
  ctx: Context,
  of: { sites: readonly string[]; news: Omit<News, 'to'> },
): Promise<{ people: number; sites: number }> => {
  if (!isAtLeast(ctx.viewer, 'superadmin') || ctx.viewer.actor) throw forbidden()
  if (of.sites.length === 0) return { people: 0, sites: 0 }
  return inTransaction(ctx, async (inside) => {
    const { rows } = await sql<{ site: string; user: string }>`select distinct g.site, g."user" from "grant" g
      where g.role = 'admin' and g.site in (${sql.join(of.sites)}) and g.site in (${ownedBy(ctx.viewer)})`.execute(
      inside[executor],
    )
    const told: typeof rows = []
    for (const row of rows) {
      const there = { ...inside, site: { ...inside.site, _id: row.site } }
      if (await notify(there, { ...of.news, to: row.user })) told.push(row)
    }
    const count = (key: 'user' | 'site') => new Set(told.map((row) => row[key])).size
    return { people: count('user'), sites: count('site') }
  })
}
