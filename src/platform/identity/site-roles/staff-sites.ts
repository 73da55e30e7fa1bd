import { sql } from 'kysely'
import { isAtLeast, type Role } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { ownedBy } from '#platform/site/site-tree/own.ts'
import type { Site } from '#platform/site/site.ts'

/** A site that a member of staff works on, and as what. */
export interface StaffSite {
  site: Site
  role: Role
}

/** The roles that choose a site and switch between theirs (specification L171, L191). */
const switchers = ['admin', 'manager'] as const satisfies readonly Role[]

/**
 * The sites on which the person of the context holds a role of staff, in the order of their names; every unit beneath what
 * they hold for owners. A site without a configuration is none.
 */
export const staffSitesOf = async (ctx: Context): Promise<StaffSite[]> => {
  const granted = await grantedOf(ctx)
  const found = await Promise.all(
    granted.map(async ({ site, role }) => ({ site: await ctx.app.sites.byId(site), role })),
  )
  return found
    .filter((one): one is StaffSite => one.site !== undefined)
    .toSorted((a, b) => a.site.siteName.localeCompare(b.site.siteName, 'th'))
}

/** The sites between which the person switches; empty for every role but those that do. */
export const switchableSitesOf = async (ctx: Context): Promise<StaffSite[]> => {
  if (ctx.session?.interface !== 'backend' || isAtLeast(ctx.viewer, 'superadmin')) return []
  const all = await staffSitesOf(ctx)
  return all.filter(({ role }) => isSwitcher(role))
}

export const isSwitcher = (role: Role) => (switchers as readonly Role[]).includes(role)

async function grantedOf(ctx: Context): Promise<{ site: string; role: Role }[]> {
  const { id, home, role } = ctx.viewer
  if (isAtLeast(ctx.viewer, 'superadmin')) {
    const { rows } = await sql<{ site: string }>`select c.site from configuration c
      where c."siteType" = 'unit' and c.site in (${ownedBy(ctx.viewer)})`.execute(ctx[executor])
    return rows.map(({ site }) => ({ site, role }))
  }
  const { rows } = await sql<{ site: string; role: Role }>`select g.site, g.role from "grant" g
    where g."userSite" = ${home} and g."user" = ${id}`.execute(ctx[executor])
  return rows
}
