import { sql } from 'kysely'
import type { Role } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { highestFirst } from './highest-first.ts'
import { reaches } from '#platform/site/site-tree/own.ts'

/** A staff member of a site. */
export interface SiteHolder {
  _id: string
  name: string
  email: string | null
  role: Role
  /** Whether the role is on this site, not on a site above. */
  isHere: boolean
  /** Last activity in a valid session. */
  lastSeen: string | null
}

/**
 * Returns everybody with access to the office of a site, the highest role first. `ctx` is at the origin, where staff
 * accounts are.
 */
export const siteHolders = async (ctx: Context, site: string): Promise<SiteHolder[]> => {
  const { rows } = await sql<SiteHolder>`select u._id, trim(u.firstname || ' ' || u.lastname) as name, u.email, g.role,
      g.site = ${site} as "isHere",
      (select max(s."seenAt") from session s where s."userSite" = u.site and s."user" = u._id and s."ofStaff" is null)
        as "lastSeen"
    from "grant" g join "user" u on u.site = g."userSite" and u._id = g."user"
    where g."userSite" = ${ctx.site._id} and u."removedAt" is null and ${reaches(sql`${site}`)}
    order by ${highestFirst(sql.ref('g.role'))}, name`.execute(ctx[executor])
  return rows
}

/** Returns the staff member with an e-mail address; null if there is none. */
export const staffByEmail = async (ctx: Context, email: string): Promise<string | null> => {
  const { rows } = await sql<{ _id: string }>`select _id from "user"
    where site = ${ctx.site._id} and email = ${email} and "removedAt" is null`.execute(ctx[executor])
  return rows[0]?._id ?? null
}

/** Returns on which of some sites the user is a learner; null if on none. */
export const learnerSite = async (
  ctx: Context,
  of: { user: string; sites: readonly string[] },
): Promise<string | null> => {
  const { rows } = await sql<{
    site: string
  }>`select site from "user" where _id = ${of.user} and site = any(${of.sites})
    and "removedAt" is null limit 1`.execute(ctx[executor])
  return rows[0]?.site ?? null
}
