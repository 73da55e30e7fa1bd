import { sql } from 'kysely'
import type { Role } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { highestFirst } from '../site-roles/highest-first.ts'

/**
 * Grants a user of the site a staff role on sites, replacing their roles there. Updates the highest role in their row.
 */
export const grant = async (ctx: Context, to: { user: string; role: Role; sites: readonly string[] }) => {
  for (const site of to.sites)
    await sql`insert into "grant" ("userSite", "user", site, role) values (${ctx.site._id}, ${to.user}, ${site}, ${to.role})
      on conflict (site, "userSite", "user") do update set role = excluded.role`.execute(ctx[executor])
  await tellHighest(ctx, to.user)
}

/** Stores a user's highest role in their row, for lists and rules. */
export const tellHighest = async (ctx: Context, user: string) => {
  await sql`update "user" u set role = coalesce((select g.role from "grant" g
      where g."userSite" = u.site and g."user" = u._id
      order by ${highestFirst(sql.ref('g.role'))} limit 1), 'user')
    where u.site = ${ctx.site._id} and u._id = ${user}`.execute(ctx[executor])
}
