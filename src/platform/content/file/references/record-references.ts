import { sql } from 'kysely'
import { keysWithin } from '#domain/file/file-key.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { tablesWithFiles } from './keys-in-use.ts'
import { keysIn } from '../copy/remap-file-keys.ts'

interface RecordReferencesOptions {
  collection: { name: string; isGlobal?: boolean }
  before: ({ _id: string } & Record<string, unknown>) | null
  row: ({ _id: string } & Record<string, unknown>) | null
}

/**
 * Records which files a written row uses and removes outdated entries. Files without a use count as waiting, which is
 * limited per user.
 */
export const noteUses = async (ctx: Context, { collection, before, row }: RecordReferencesOptions): Promise<void> => {
  if (collection.isGlobal) return
  const [had, has] = [keysIn(before), keysIn(row)]
  const [added, gone] = [has.filter((id) => !had.includes(id)), had.filter((id) => !has.includes(id))]
  const [site, place] = [ctx.site._id, (row ?? before)!._id]
  if (gone.length > 0)
    await sql`delete from file_use where site = ${site} and file = any(${gone}::text[])
      and collection = ${collection.name} and "row" = ${place}`.execute(ctx[executor])
  if (added.length > 0)
    await sql`insert into file_use (site, file, collection, "row")
      select site, _id, ${collection.name}, ${place} from file where site = ${site} and _id = any(${added}::text[])
      on conflict do nothing`.execute(ctx[executor])
}

/** Synchronises recorded uses with the site's rows, after writes that bypassed them. */
export const noteAllUses = async (ctx: Context): Promise<void> => {
  const site = ctx.site._id
  const names = tablesWithFiles(ctx)
  await sql`delete from file_use where site = ${site} and not collection = any(${names}::text[])`.execute(ctx[executor])
  for (const name of names) {
    const table = sql.table(name)
    await sql`delete from file_use as use where use.site = ${site} and use.collection = ${name}
      and not exists (select 1 from ${table} as held where held.site = use.site and held._id = use."row"
        and strpos(held::text, 'upload/' || use.file) > 0)`.execute(ctx[executor])
    await sql`insert into file_use (site, file, collection, "row")
      select distinct file.site, file._id, ${name}, held._id
      from ${table} as held, regexp_matches(held::text, ${keysWithin}, 'g') as found, file
      where held.site = ${site} and held::text like '%upload/%' and file.site = held.site and file._id = found[1]
      on conflict do nothing`.execute(ctx[executor])
  }
}
