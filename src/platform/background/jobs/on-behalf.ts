import { sql } from 'kysely'
import type { Role } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { highestFirst } from '#platform/identity/site-roles/highest-first.ts'
import { reaches } from '#platform/site/site-tree/own.ts'

interface Found {
  firstname: string
  lastname: string
  secondFactor: boolean
  mustReset: boolean
  role: Role | null
}

/**
 * Returns a job's context as the staff member who started the work, with their current rights on the site. Null if they
 * have no rights any more, are deleted, lack a required second factor, or must set a new password. Throws when called
 * in a request.
 */
export const onBehalf = async (ctx: Context, of: { home: string; id: string }): Promise<Context | null> => {
  if (ctx.session !== null || ctx.viewer.home !== '') throw new Error('only a job works on behalf of somebody')
  const { rows } = await sql<Found>`select u.firstname, u.lastname, u."secondFactor",
      u.req_reset and exists (select 1 from credential c where c.site = u.site and c."user" = u._id) as "mustReset",
      (select g.role from "grant" g where g."userSite" = u.site and g."user" = u._id
        and ${reaches(sql`${ctx.site._id}`)} order by ${highestFirst(sql.ref('g.role'))} limit 1) as role
    from "user" u where u.site = ${of.home} and u._id = ${of.id} and u.status and u."removedAt" is null`.execute(
    ctx[executor],
  )
  const found = rows[0]
  if (!found?.role || found.mustReset || (ctx.site.account.needsSecondFactor && !found.secondFactor)) return null
  const name = `${found.firstname} ${found.lastname}`.trim()
  return { ...ctx, viewer: { ...of, role: found.role, name } }
}
