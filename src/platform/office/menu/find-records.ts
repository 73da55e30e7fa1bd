import type { Context } from '#platform/context.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { fromAny } from '#platform/data/collection/rows.ts'
import type { Route } from '#platform/manifest/manifest.ts'
import { titleOf } from '#platform/office/screens/description/labels.ts'
import { ordered, searched } from '#platform/office/screens/list/list-query.ts'
import { pathTo } from '#platform/office/screens/paths.ts'
import { menuRoutesOf } from '#platform/manifest/route-access.ts'

interface FoundRecord {
  href: string
  title: string
  /** The kind of the record, in the viewer's language. */
  kind: string
}

const ofEach = 4
/** One character would match everything. */
const shortest = 2
export const longestSearch = 100

/**
 * Returns rows that match a search, a few per collection with a list in the viewer's menu. Uses the viewer's rights,
 * like the lists.
 */
export const findRecords = async (ctx: Context, term: string): Promise<FoundRecord[]> => {
  const q = term.trim().slice(0, longestSearch)
  if (q.length < shortest) return []
  const lists = listsOf(ctx)
  const found = await Promise.all([...lists].map(([collection, list]) => findIn(ctx, { collection, list, q })))
  return found.flat()
}

/** Returns the searchable collections in the viewer's menu, each with its first list. */
function listsOf(ctx: Context): Map<AnyCollection, Route> {
  const lists = new Map<AnyCollection, Route>()
  for (const route of menuRoutesOf(ctx)) {
    const entry = route.list === undefined ? undefined : ctx.app.collections.get(route.list)
    if (!entry || !ctx.site.plugins.has(entry.module) || lists.has(entry.collection)) continue
    if (entry.collection.list.search.length > 0) lists.set(entry.collection, route)
  }
  return lists
}

async function findIn(ctx: Context, { collection, list, q }: { collection: AnyCollection; list: Route; q: string }) {
  const [sort, direction] = collection.list.sort.split(' ') as [string, string?]
  const rows = await fromAny(ctx, collection)
    .selectAll()
    .where(searched(q))
    .orderBy(ordered(collection, { sort, isDescending: direction === 'desc' }))
    .limit(ofEach)
    .execute()
  return rows.flatMap((row): FoundRecord[] => {
    const to = { collection: collection.name, near: list, row }
    const href = pathTo(ctx, { ...to, verb: 'show' }) ?? pathTo(ctx, { ...to, verb: 'edit' })
    return href ? [{ href, title: titleOf(collection, row) || '–', kind: collection.label[ctx.locale] }] : []
  })
}
