import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'

/**
 * Copies a page's password to another page of the site. Nobody can read a password, and a copy without one would be
 * open.
 */
export const copyPassword = async (ctx: Context, of: { from: string; to: string }): Promise<void> => {
  await sql`update post set password = other.password from post other
    where post.site = ${ctx.site._id} and post._id = ${of.to} and other.site = post.site and other._id = ${of.from}
      and other.password is not null`.execute(ctx[executor])
}
