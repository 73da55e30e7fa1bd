import { sql } from 'kysely'
import { type Context, nowOf } from '#platform/context.ts'
import { executor } from '#platform/database/executor.ts'

/** Stores the hash of a user's password. The table is no collection: no query, API or export can reach it. */
export const setCredential = async (ctx: Context, of: { user: string; hash: string }) => {
  await sql`insert into credential (site, "user", hash, "updatedAt") values (${ctx.site._id}, ${of.user}, ${of.hash}, ${nowOf(ctx)})
    on conflict (site, "user") do update set hash = excluded.hash, "updatedAt" = excluded."updatedAt"`.execute(
    ctx[executor],
  )
}
