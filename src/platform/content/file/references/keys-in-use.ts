import { sql } from 'kysely'
import { keysWithin } from '#domain/file/file-key.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'

/**
 * Returns the ids of files that rows of the site use, in any collection and field: a course picture, a page block, or a
 * text. Removed but restorable rows count too, and so do rows of private tables that hold files.
 */
export const idsInUse = async (ctx: Context): Promise<Set<string>> => {
  const found = await Promise.all(tablesWithFiles(ctx).map((name) => idsIn(ctx, name)))
  return new Set(found.flat())
}

/** Returns the collections of the site that use a file. */
export const usersOf = async (ctx: Context, id: string): Promise<string[]> => {
  const found = await Promise.all(
    tablesWithFiles(ctx).map(async (name) => {
      const { rows } = await sql`select 1 from ${sql.table(name)} as held
        where held.site = ${ctx.site._id} and held::text like ${`%upload/${id}%`} limit 1`.execute(ctx[executor])
      return rows.length > 0 ? [name] : []
    }),
  )
  return found.flat()
}

async function idsIn(ctx: Context, name: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select distinct found[1] as id
    from ${sql.table(name)} as held, regexp_matches(held::text, ${keysWithin}, 'g') as found
    where held.site = ${ctx.site._id} and held::text like '%upload/%'`.execute(ctx[executor])
  return rows.map(({ id }) => id)
}

/** Returns the tables of sites whose rows may name files: those of collections, and private ones that declare it. */
export const tablesWithFiles = ({ app }: Context) => [
  ...[...app.collections.values()]
    .filter(({ collection }) => !collection.isGlobal)
    .map(({ collection }) => collection.name),
  ...app.manifests.flatMap(({ tables }) => tables.flatMap(({ name, holdsFiles }) => (holdsFiles ? [name] : []))),
]
