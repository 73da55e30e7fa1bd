import { sql } from 'kysely'
import { isAtLeast, isStaff, type Role, rolesBelow, staffRoles } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { ownedBy } from '#platform/site/site-tree/own.ts'
import type { Person } from '../password/requests.ts'
import { highestFirst } from './highest-first.ts'

/**
 * Whether the viewer manages a user's account. It must belong to the current site, where the viewer is at least an
 * administrator. The viewer's role must exceed every role of the user anywhere. For staff with roles elsewhere, the
 * viewer must own all those sites. Nobody outranks themselves.
 */
export const outranks = async (ctx: Context, person: Person): Promise<boolean> => {
  const { viewer, session, site } = ctx
  if (!isStaff(viewer) || session?.interface !== 'backend' || person.site !== site._id) return false
  const highest = await highestRole(ctx, person)
  if (highest !== 'user' && !(await ownsAllOf(ctx, person))) return false
  return highest !== null && isAtLeast(viewer, 'admin') && isHigher(viewer, highest)
}

const isHigher = (viewer: { role: Role }, role: Role) => !staffRoles.includes(role) || rolesBelow(viewer).includes(role)

/** Whether the viewer owns every site on which the user has a role, since the account opens them all. */
export const ownsAllOf = async (ctx: Context, { site, _id }: Person): Promise<boolean> => {
  const { rows } = await sql<{ site: string }>`select g.site from "grant" g
    where g."userSite" = ${site} and g."user" = ${_id} and g.site not in (${ownedBy(ctx.viewer)}) limit 1`.execute(
    ctx[executor],
  )
  return rows.length === 0
}

/** Returns null if there is no such user. */
async function highestRole(ctx: Context, { site, _id }: Person): Promise<Role | null> {
  const { rows } = await sql<{ role: Role }>`select coalesce(g.role, 'user') as role from "user" u
    left join "grant" g on g."userSite" = u.site and g."user" = u._id
    where u.site = ${site} and u._id = ${_id} and u."removedAt" is null
    order by ${highestFirst(sql.ref('g.role'))} limit 1`.execute(ctx[executor])
  return rows[0]?.role ?? null
}
