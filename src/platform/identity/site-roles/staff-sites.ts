import { sql } from 'kysely'
import { isAtLeast, type Role } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { ownedBy } from '#platform/site/site-tree/own.ts'
import type { Site } from '#platform/site/site.ts'

/** A site that a staff member works on, and their role. */
export interface StaffSite {
  site: Site
  role: Role
}

/** The roles that choose and switch sites (specification L171, L191). */
const switchers = ['admin', 'manager'] as const satisfies readonly Role[]

/**
 * Returns the sites on which the user has a staff role, by name; for owners every unit below. Sites without a
 * configuration are left out.
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

/** Returns the sites that the user can switch between; empty for roles that cannot switch. */
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
