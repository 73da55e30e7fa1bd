import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { AnyCollection } from '../registry.ts'
import { fromAny } from '../rows.ts'
import { codeItems } from './listed.ts'

/** Returns how many rows of the site use each code of a list, in all fields with that list. */
export const usesOf = async (ctx: Context, list: string): Promise<ReadonlyMap<string, number>> => {
  const uses = new Map<string, number>()
  for (const { collection, name } of holdersOf(ctx, list)) {
    const held = sql.ref(`row.${name}`)
    const counted = await fromAny(ctx, collection)
      .select([sql<string>`${held}`.as('code'), sql<number>`count(*)`.as('held')])
      .where(sql<boolean>`${held} is not null`)
      .groupBy(held)
      .execute()
    for (const { code, held } of counted) uses.set(code, (uses.get(code) ?? 0) + Number(held))
  }
  return uses
}

/** The fields that use a code list, in the collections of the site. */
const holdersOf = ({ app, site }: Context, list: string): { collection: AnyCollection; name: string }[] =>
  [...app.collections.values()]
    .filter(({ module }) => site.plugins.has(module))
    .flatMap(({ collection }) =>
      Object.entries(collection.fields).flatMap(([name, field]) =>
        field.codeList === list ? [{ collection, name }] : [],
      ),
    )

/** Returns the active codes of a list of the site, in order. */
export const offeredOn = async (ctx: Context, list: string): Promise<{ value: string; label: string }[]> => {
  const rows = await itemsOn(ctx, [list]).where('row.active', '=', true).execute()
  const name = ctx.locale === 'th' ? 'name' : 'nameEn'
  return rows.map((row) => ({ value: String(row['code']), label: String(row[name]) }))
}

/**
 * Returns the collection with the site's choices for listed fields: active codes and the `held` ones. Filters get all
 * codes.
 */
export const withListed = async <C extends AnyCollection>(
  ctx: Context,
  collection: C,
  of: { held: ReadonlySet<unknown> | 'all' },
): Promise<C> => {
  const lists = new Set(Object.values(collection.fields).flatMap(({ codeList }) => codeList ?? []))
  if (lists.size === 0) return collection
  const rows = await itemsOn(ctx, [...lists]).execute()
  const isShown = (row: Record<string, unknown>) => of.held === 'all' || row['active'] || of.held.has(row['code'])
  const offered = (list: string) =>
    rows
      .filter((row) => row['list'] === list && isShown(row))
      .map((row) => ({ value: String(row['code']), label: { th: String(row['name']), en: String(row['nameEn']) } }))
  const fields = Object.entries(collection.fields).map(([name, field]) => {
    if (!field.codeList) return [name, field]
    const codes = offered(field.codeList)
    return [name, field.choices ? { ...field, choices: codes } : { ...field, suggested: codes }]
  })
  return { ...collection, fields: Object.fromEntries(fields) }
}

/** Returns the codes of some lists of the site in order, including inactive ones. */
const itemsOn = (ctx: Context, lists: readonly string[]) =>
  fromAny(ctx, ctx.app.collections.get(codeItems)!.collection)
    .selectAll()
    .where('row.list', 'in', lists)
    .orderBy('row.order')
    .orderBy('row._id')

/** Returns the names of all codes by list, including inactive ones. */
export const namesOn = async (ctx: Context, lists: readonly string[]) => {
  const rows = await itemsOn(ctx, lists).execute()
  const name = ctx.locale === 'th' ? 'name' : 'nameEn'
  const byList = new Map<string, Map<string, string>>(lists.map((list) => [list, new Map()]))
  for (const row of rows) byList.get(String(row['list']))!.set(String(row['code']), String(row[name] || row['name']))
  return byList
}
