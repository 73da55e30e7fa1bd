import { sql } from 'kysely'
import { isStaff, type Role, roles } from '#platform/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/database/executor.ts'
import type { Person } from '../password/requests.ts'

/**
 * Whether the viewer keeps a person's account: it lies on the site that he works on now, where he is at least an
 * administrator, and his role is above every role that the person holds anywhere. Nobody is above himself.
 */
export const isAbove = async (ctx: Context, person: Person): Promise<boolean> => {
  const { viewer, session, site } = ctx
  if (!isStaff(viewer) || session?.interface !== 'backend' || person.site !== site._id) return false
  const highest = await highestRole(ctx, person)
  return highest !== null && rank(viewer.role) >= rank('admin') && rank(viewer.role) > rank(highest)
}

const rank = (role: Role) => roles.indexOf(role)

/** Null where there is no such person. */
async function highestRole(ctx: Context, { site, _id }: Person): Promise<Role | null> {
  const { rows } = await sql<{ role: Role }>`select coalesce(g.role, 'user') as role from "user" u
    left join "grant" g on g."userSite" = u.site and g."user" = u._id
    where u.site = ${site} and u._id = ${_id} and u."removedAt" is null
    order by array_position(array['root','superadmin','admin','manager','member'], g.role) limit 1`.execute(
    ctx[executor],
  )
  return rows[0]?.role ?? null
}
