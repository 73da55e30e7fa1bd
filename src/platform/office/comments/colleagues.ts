import { sql } from 'kysely'
import { type Role, staffRoles } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'

/** A staff member of the site. */
export interface Colleague {
  _id: string
  name: string
}

const most = 200

/** Returns the staff of the site by name with role `least` or higher, including owners, who work on every site. */
export const colleaguesOf = async (ctx: Context, { least = 'member' }: { least?: Role } = {}): Promise<Colleague[]> => {
  const roles = sql.join(staffRoles.slice(staffRoles.indexOf(least)))
  const { rows } = await sql<Colleague>`select u._id, trim(concat(u.firstname, ' ', u.lastname)) as name from "user" u
    where u.status and u."removedAt" is null and exists (select 1 from "grant" g
      where g."userSite" = u.site and g."user" = u._id and g.role in (${roles})
        and (g.site = ${ctx.site._id} or (g.site = u.site and g.role in ('root', 'superadmin'))))
    order by name, u._id limit ${most}`.execute(ctx[executor])
  return rows.filter(({ name }) => name !== '')
}
