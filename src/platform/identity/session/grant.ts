import { sql } from 'kysely'
import type { Role } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { highestFirst } from '../site-roles/highest-first.ts'

/** Gives a user of the context's site a staff role on sites; what he held there is replaced. His row tells the highest. */
export const grant = async (ctx: Context, to: { user: string; role: Role; sites: readonly string[] }) => {
  for (const site of to.sites)
    await sql`insert into "grant" ("userSite", "user", site, role) values (${ctx.site._id}, ${to.user}, ${site}, ${to.role})
      on conflict (site, "userSite", "user") do update set role = excluded.role`.execute(ctx[executor])
  await tellHighest(ctx, to.user)
}

/** Keeps the highest role that a person holds anywhere in his row, where lists and rules see it. */
export const tellHighest = async (ctx: Context, user: string) => {
  await sql`update "user" u set role = coalesce((select g.role from "grant" g
      where g."userSite" = u.site and g."user" = u._id
      order by ${highestFirst(sql.ref('g.role'))} limit 1), 'user')
    where u.site = ${ctx.site._id} and u._id = ${user}`.execute(ctx[executor])
}
