import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { reaches } from '#platform/site/site-tree/own.ts'
import type { Person } from './requests.ts'

/** The owner of an address, with the data to address them in a mail. */
export interface Addressee extends Person {
  firstname: string
  lastname: string
  email: string
  isStaff: boolean
}

/**
 * Returns all users of the site with an e-mail address: a learner, and staff whose grant covers the site. Each has a
 * separate account, so registering with somebody else's address harms nobody.
 */
export const addresseesOf = async (ctx: Context, email: string): Promise<Addressee[]> => {
  const site = ctx.site._id
  const { rows } = await sql<Addressee>`select u.site, u._id, u.firstname, u.lastname, u.email,
      exists (select 1 from "grant" g where g."userSite" = u.site and g."user" = u._id) as "isStaff"
    from "user" u where u.email = ${email} and u.status and u."removedAt" is null
      and (u.site = ${site} or exists (select 1 from "grant" g where g."userSite" = u.site and g."user" = u._id
        and ${reaches(sql`${site}`)}))
    order by (u.site = ${site}) desc, u._id`.execute(ctx[executor])
  return rows
}
