import { sql } from 'kysely'
import { slug } from '#domain/thai-text/slug.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import type { AnyCollection } from '../registry.ts'
import { isLive } from '../removal/soft-delete-columns.ts'
import { siteColumns } from '../scope.ts'

/** Leaves room for the suffix that separates equal names. */
const longest = 96
const mostAlike = 99

/**
 * Fills empty slugs from the row's name. A second row of that name gets a number as suffix. Given slugs, and slugs that
 * an update does not mention, stay unchanged.
 */
export const slugged = async (
  ctx: Context,
  collection: AnyCollection,
  { before, given }: { before: ({ _id: string } & Record<string, unknown>) | null; given: Record<string, unknown> },
): Promise<Record<string, unknown>> => {
  const made: Record<string, unknown> = {}
  for (const [name, { slugOf }] of Object.entries(collection.fields)) {
    if (!slugOf || given[name] || (before && !Object.hasOwn(given, name))) continue
    const wanted = slug(String({ ...before, ...given }[slugOf] ?? ''))
      .slice(0, longest)
      .replace(/-+$/, '')
    made[name] = wanted === '' ? null : await free(ctx, collection, { name, wanted, own: before?._id ?? '' })
  }
  return { ...given, ...made }
}

/**
 * Returns the first of `wanted`, `wanted-2` … that no other row of the site uses. Rows of one collection take turns.
 */
async function free(ctx: Context, collection: AnyCollection, of: { name: string; wanted: string; own: string }) {
  const turn = `slug ${ctx.site._id} ${collection.name}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${turn}, 0))`.execute(ctx[executor])
  const all = [of.wanted, ...Array.from({ length: mostAlike - 1 }, (_, at) => `${of.wanted}-${at + 2}`)]
  const held = sql.ref(of.name)
  const conditions = [
    ...siteColumns(collection).map(() => sql`site = ${ctx.site._id}`),
    sql`${held} = any(${all}::text[]) and _id <> ${of.own}`,
    ...isLive(collection, collection.name),
  ]
  const { rows } = await sql<{ held: string }>`select ${held} as held from ${sql.table(collection.name)}
    where ${sql.join(conditions, sql` and `)}`.execute(ctx[executor])
  const taken = new Set(rows.map((row) => row.held))
  return all.find((one) => !taken.has(one)) ?? null
}
