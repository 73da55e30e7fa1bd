import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'

/** A learner of the site, as far as a directory may know him. */
export interface Known {
  _id: string
  /** Null for who did not come from the directory. */
  externalID: string | null
  /** He was switched off because the directory did not know him any more. */
  isOff: boolean
  username: string
  firstname: string
  lastname: string
  email: string | null
  phone: string | null
  status: boolean
}

/** The learners of the context's site whom a directory may know: nobody who holds a role of staff. */
export const knownOf = async (ctx: Context): Promise<Known[]> => {
  const { rows } = await sql<Known>`select u._id, d."externalID", coalesce(d."isOff", false) as "isOff", u.username,
      u.firstname, u.lastname, u.email, u.phone, u.status
    from "user" u left join directory_person d on d.site = u.site and d."user" = u._id
    where u.site = ${ctx.site._id} and u."removedAt" is null
      and not exists (select 1 from "grant" g where g."userSite" = u.site and g."user" = u._id)`.execute(ctx[executor])
  return rows
}

/** Notes that a learner follows an entry, which the directory knows. */
export const follow = async (ctx: Context, of: { user: string; externalID: string }): Promise<void> => {
  await sql`insert into directory_person (site, "externalID", "user", "isOff")
    values (${ctx.site._id}, ${of.externalID}, ${of.user}, false)
    on conflict (site, "externalID") do update set "user" = excluded."user", "isOff" = false`.execute(ctx[executor])
}

/** Notes that the directory knows a learner no more, and ends his sessions. */
export const noteGone = async (ctx: Context, user: string): Promise<void> => {
  await sql`update directory_person set "isOff" = true where site = ${ctx.site._id} and "user" = ${user}`.execute(
    ctx[executor],
  )
  await sql`delete from session where "userSite" = ${ctx.site._id} and "user" = ${user}`.execute(ctx[executor])
}
