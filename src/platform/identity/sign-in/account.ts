import { type RawBuilder, sql } from 'kysely'
import type { Role } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { reaches } from '#platform/site/site-tree/own.ts'
import type { Credential } from '../password/credential.ts'
import type { Person } from '../password/requests.ts'
import type { Interface } from '../session/session.ts'
import { highestFirst } from '../site-roles/highest-first.ts'

export interface Account {
  site: string
  _id: string
  firstname: string
  lastname: string
  username: string
  req_reset: boolean
  role: Role
}

/**
 * An account of the site. `switchesElsewhere`: the user can switch to other sites, perhaps without a role on this one.
 */
export type Found = Account & Credential & { switchesElsewhere: boolean; secondFactor: boolean }

/**
 * Finds a learner of this site, or a staff member whose grant covers it. If both have the name, returns the one of the
 * requested interface. A learner with a staff member's name thus locks nobody out.
 */
export const accountByName = (ctx: Context, of: { username: string; face: Interface }) =>
  accountBy(ctx, { isHe: sql`u.username = ${of.username}`, face: of.face })

/** Does the same for a known user. Undefined if they may no longer sign in here. */
export const accountOf = (ctx: Context, { site, _id }: Person) =>
  accountBy(ctx, { isHe: sql`u.site = ${site} and u._id = ${_id}`, face: 'frontend' })

async function accountBy(ctx: Context, of: { isHe: RawBuilder<unknown>; face: Interface }): Promise<Found | undefined> {
  const site = ctx.site._id
  const { rows } = await sql<Found>`
    select u.site, u._id, u.firstname, u.lastname, u.username, u.req_reset, u."secondFactor", c.hash, c.salt,
      coalesce(g.role, 'user') as role,
      exists (select 1 from "grant" e where e."userSite" = u.site and e."user" = u._id
        and e.role in ('admin', 'manager')) as "switchesElsewhere"
    from "user" u
    join credential c on c.site = u.site and c."user" = u._id
    left join lateral (
      select g.role from "grant" g where g."userSite" = u.site and g."user" = u._id
        and ${reaches(sql`${site}`)}
      order by ${highestFirst(sql.ref('g.role'))} limit 1
    ) g on true
    where ${of.isHe} and u.status and u."removedAt" is null and (u.site = ${site} or g.role is not null)
    order by (g.role is null) = ${of.face === 'frontend'} desc, (u.site = ${site}) desc limit 1`.execute(ctx[executor])
  return rows[0]
}
