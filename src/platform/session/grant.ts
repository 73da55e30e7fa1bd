import { sql } from 'kysely'
import type { Role } from '#platform/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/database/executor.ts'

/** Gives a user of the context's site a staff role on sites; what he held there is replaced. */
export const grant = async (ctx: Context, to: { user: string; role: Role; sites: readonly string[] }) => {
  for (const site of to.sites)
    await sql`insert into "grant" ("userSite", "user", site, role) values (${ctx.site._id}, ${to.user}, ${site}, ${to.role})
      on conflict (site, "userSite", "user") do update set role = excluded.role`.execute(ctx[executor])
}
