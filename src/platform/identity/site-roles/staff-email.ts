import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { reaches } from '#platform/site/site-tree/own.ts'

/** The viewer's own e-mail address; null if they have none. */
export const viewerEmail = async ({ viewer, ...ctx }: Context): Promise<string | null> => {
  const { rows } = await sql<{ email: string | null }>`select email from "user"
    where site = ${viewer.home} and _id = ${viewer.id} and "removedAt" is null`.execute(ctx[executor])
  return rows[0]?.email ?? null
}

/** Whether somebody with access to the office of the context's site has this e-mail address. */
export const isStaffEmail = async (ctx: Context, email: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from "grant" g join "user" u on u.site = g."userSite" and u._id = g."user"
    where lower(u.email) = ${email.toLowerCase()} and u."removedAt" is null
    and ${reaches(sql`${ctx.site._id}`)} limit 1`.execute(ctx[executor])
  return rows.length > 0
}
