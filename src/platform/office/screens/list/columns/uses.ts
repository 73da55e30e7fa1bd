import { sql } from 'kysely'
import { fromAny } from '#platform/data/collection/rows.ts'
import { type Holder, holdersOf, namesOneOf } from '#platform/data/collection/removal/used-in.ts'
import type { Context } from '#platform/context.ts'
import type { Action, ListDescription, Row } from '#ui/office/description.ts'
import type { Listed } from '../../description/describe-list.ts'
import { pathTo } from '../../paths.ts'
import { listOf } from '../filter/conditions.ts'
import { listHref } from '../list-query.ts'
import { replaceWords } from '../words.ts'

/** Returns how many readable rows use each of these rows, by key. */
export const usesBy = async (ctx: Context, holder: Holder, keys: readonly string[]): Promise<Map<string, number>> => {
  if (keys.length === 0) return new Map()
  const held = sql.ref(`row.${holder.field}`)
  const rows = await fromAny(ctx, holder.collection)
    .where(namesOneOf(holder, { keys, alias: 'row' }))
    .select([
      holder.isList ? sql<string>`unnest(${held})`.as('key') : sql<string>`${held}`.as('key'),
      sql<number>`count(*)`.as('n'),
    ])
    .groupBy('key')
    .execute()
  return new Map(rows.map(({ key, n }) => [key, Number(n)]))
}

/** Returns the referring collections whose plugin the site has. */
export const holdersHere = (ctx: Context, of: Pick<Listed, 'collection'>) =>
  holdersOf(ctx, of.collection).filter(({ collection }) =>
    ctx.site.plugins.has(ctx.app.collections.get(collection.name)!.module),
  )

/** Adds a column per referring collection to a list. Removing a used row asks where its uses should move. */
export const withUses = async (ctx: Context, listed: Listed, list: ListDescription): Promise<ListDescription> => {
  if (listed.isBin) return list
  for (const holder of holdersHere(ctx, listed)) list = await withColumn(ctx, listed, { list, holder })
  return list
}

async function withColumn(
  ctx: Context,
  { rows, url, route }: Listed,
  { list, holder }: { list: ListDescription; holder: Holder },
): Promise<ListDescription> {
  const { collection, field, key } = holder
  const uses = await usesBy(
    ctx,
    holder,
    rows.map((row) => String(row[key])),
  )
  const path = pathTo(ctx, { collection: collection.name, verb: 'list', near: route })
  const name = `in ${collection.name}`
  const cellOf = (code: string) => {
    const n = uses.get(code) ?? 0
    const href = n > 0 && path ? listOf(path, [{ field, operator: 'is', value: code }]) : undefined
    return { text: n.toLocaleString('th-TH'), ...(href ? { href } : { isMuted: n === 0 }) }
  }
  const shown = list.rows.map((row, at): Row => {
    const code = String(rows[at]![key])
    const actions = uses.get(code) ? row.actions.map((action) => askFirst(ctx, { action, row, url })) : row.actions
    return { ...row, cells: { ...row.cells, [name]: cellOf(code) }, actions }
  })
  return {
    ...list,
    columns: [...list.columns, { name, label: collection.plural[ctx.locale], kind: 'number' }],
    rows: shown,
  }
}

const askFirst = ({ locale }: Context, { action, row, url }: { action: Action; row: Row; url: URL }): Action =>
  action.isDestructive
    ? { label: replaceWords.remove[locale], href: listHref(url, { replace: row.id }), isDestructive: true }
    : action
