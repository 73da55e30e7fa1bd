import { sql } from 'kysely'
import { trashOf } from '#platform/data/collection/removal/trash.ts'
import type { Context } from '#platform/context.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { derivedOf } from './derived.ts'
import { isBinAsked } from './description/describe-bin.ts'
import { describeList } from './description/describe-list.ts'
import { labelsFor } from './description/labels.ts'
import { permitsOf } from './description/permits.ts'
import { act } from './list/act.ts'
import { describeRun } from './list/bulk/run/describe-run.ts'
import { describeTools } from './list/describe-tools.ts'
import { doneIn } from './list/done.ts'
import { countFigures, figuresAsked } from './list/figures/describe-figures.ts'
import type { ListAt } from './list/figures/opened.ts'
import { totalOf } from './list/figures/total.ts'
import { describeImport, isImportAsked } from './list/import/describe-import.ts'
import { matchingList, pageOf } from './list/matching.ts'
import { withUses } from './list/columns/uses.ts'
import { asTree, treeOf } from './list/views/tree/describe-tree.ts'
import { ordered, readListQuery, reversed } from './list/list-query.ts'

/**
 * The derived list of a collection. Search, conditions, sort order and page come from the address. Rows are current or
 * removed ones.
 */
export const loader = loads(async (ctx, { route, url }) => {
  const collection = derivedOf(ctx, route, 'list')
  if (isImportAsked(ctx, { collection, url })) {
    const importing = describeImport(ctx, { collection, url })
    return { ...nothing, importing, title: pageTitle(ctx, importing.heading) }
  }
  const counted = figuresAsked(url)
  if (counted) return figuresAt(ctx, { collection, route, url: counted })
  const query = readListQuery(url, collection, route)
  const isBin = isBinAsked(ctx, { collection, url })
  const matching = matchingList(isBin ? trashOf(ctx, collection) : ctx, collection, query)
  const isNewestRemoved = isBin && !url.searchParams.has('sort')
  const placed = await treeOf(ctx, { collection, query, url, isBin })
  const page = placed
    ? { rows: placed.map(({ row }) => row), total: placed.length }
    : await pageOf(matching, {
        ...{ page: query, total: () => totalOf(ctx, { collection, route, url, query, isBin }) },
        order: isNewestRemoved ? sql`row."removedAt" desc, row._id` : ordered(collection, query),
        fromEnd: isNewestRemoved ? sql`row."removedAt", row._id desc` : reversed(collection, query),
      })
  const labels = await labelsFor(ctx, { collection, rows: page.rows })
  const permits = await permitsOf(ctx, { collection, rows: page.rows })
  const listed = { collection, route: route!, url, query, ...page, labels, permits, isBin }
  const flat = await withUses(ctx, listed, { ...describeList(ctx, listed), ...(await describeTools(ctx, listed)) })
  const list = placed ? asTree(ctx, { collection, list: flat, placed }) : flat
  return {
    ...{ ...nothing, list, run: await describeRun(ctx, { collection, url }) },
    done: doneIn(ctx, { collection, url }),
    title: pageTitle(ctx, list.heading),
  }
})

/** Parts of the screen that are requested separately or not at all. */
const nothing = { list: null, importing: null, done: null, run: null, counted: null }

/** Returns the figures above the list of a large table, without its rows. */
async function figuresAt(ctx: Context, at: ListAt) {
  return { ...nothing, counted: await countFigures(ctx, at), title: '' }
}

/** Handles a form of the list: an action on one or many rows, a cell or a view. */
export const action = acts(async (ctx, { route, url, form }) => {
  const collection = derivedOf(ctx, route, 'list')
  const reading = isBinAsked(ctx, { collection, url }) ? trashOf(ctx, collection) : ctx
  return act(ctx, { collection, route, url, form, reading })
})
