import { mayEver, ruledBy } from '#platform/data/access/allow.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { isWritable } from '#platform/data/collection/writing/accept.ts'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import type { Action, ListDescription, Row } from '#ui/office/description.ts'
import { titleOf } from '../../../description/labels.ts'
import type { ListQuery } from '../../list-query.ts'
import { treeWords } from '../../words.ts'
import { arrange, type Placed, type Spot } from './arrange.ts'
import { mostInTree, treeRows } from './move-row.ts'

type Found = Record<string, unknown>

/**
 * Returns the rows of a list as a tree if the collection is one and the address shows all rows in default order. Null
 * for other lists, which have pages.
 */
export const treeOf = async (
  ctx: Context,
  of: { collection: AnyCollection; query: ListQuery; url: URL; isBin: boolean },
): Promise<Placed<Found>[] | null> => {
  const { collection, query, url, isBin } = of
  const { tree } = collection.list
  const isNarrowed =
    query.q !== '' || query.conditions.length > 0 || Object.keys({ ...query.held, ...query.view }).length > 0
  if (!tree || isBin || isNarrowed || url.searchParams.has('sort')) return null
  const rows = await treeRows(ctx, collection).execute()
  return rows.length > mostInTree ? null : arrange(rows, tree.parent)
}

/** Returns a tree list, with the possible moves of each row. */
export const asTree = (
  ctx: Context,
  { collection, list, placed }: { collection: AnyCollection; list: ListDescription; placed: readonly Placed<Found>[] },
): ListDescription => {
  const { page: _, ...rest } = list
  const { parent, order } = collection.list.tree!
  const mayMove =
    mayEver(collection.access.update, ruledBy(ctx, collection)) &&
    [parent, order].every((name) => isWritable(ctx, collection.fields[name]!))
  const rows = list.rows.map((row, at): Row => {
    const { depth, above } = placed[at]!
    const moves = mayMove ? movesOf(ctx, placed[at]!) : {}
    const under = above && fill(treeWords.under[ctx.locale], { name: titleOf(collection, above) })
    return {
      ...row,
      depth,
      ...(under && { standsUnder: under }),
      ...(mayMove && { moves }),
      actions: [...Object.values(moves), ...row.actions],
    }
  })
  const { move, how } = treeWords
  return { ...rest, rows, ...(mayMove && { tree: { words: { move: move[ctx.locale], how: how[ctx.locale] } } }) }
}

function movesOf({ locale }: Context, { row, above, previous, next }: Placed<Found>): NonNullable<Row['moves']> {
  const to = (name: 'up' | 'down' | 'in' | 'out', spot: Spot, at: Found | null): { [name]?: Action } =>
    at
      ? {
          [name]: {
            label: treeWords[name][locale],
            method: 'post',
            hidden: hiddenOf({ intent: 'move', _id: row['_id'], at: at['_id'], spot }),
          },
        }
      : {}
  return {
    ...to('up', 'before', previous),
    ...to('down', 'after', next),
    ...to('in', 'inside', previous),
    ...to('out', 'after', above),
  }
}

const hiddenOf = (fields: Record<string, unknown>) =>
  Object.entries(fields).map(([name, value]) => ({ name, value: String(value) }))
