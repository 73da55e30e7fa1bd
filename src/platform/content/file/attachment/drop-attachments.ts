import { sql } from 'kysely'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { followersOf } from '#platform/data/collection/removal/referrers.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'

/** Detaches the files of removed rows of a collection and their cascading rows. */
export const dropAttachments = async (ctx: Context, collection: AnyCollection) => {
  for (const { name, isGlobal } of [collection, ...followersOf(ctx.app.collections, collection.name)]) {
    const sameSite = isGlobal ? sql`` : sql`there.site = hung.site and `
    await sql`delete from attachment hung where hung.site = ${ctx.site._id} and hung.collection = ${name}
      and not exists (select 1 from ${sql.table(name)} there where ${sameSite}there._id = hung."row")`.execute(
      ctx[executor],
    )
  }
}
