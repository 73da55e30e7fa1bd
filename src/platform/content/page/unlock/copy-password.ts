import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'

/** Gives a page of the context's site the password of another: nobody can read it, and a copy without it would be open. */
export const copyPassword = async (ctx: Context, of: { from: string; to: string }): Promise<void> => {
  await sql`update post set password = other.password from post other
    where post.site = ${ctx.site._id} and post._id = ${of.to} and other.site = post.site and other._id = ${of.from}
      and other.password is not null`.execute(ctx[executor])
}
