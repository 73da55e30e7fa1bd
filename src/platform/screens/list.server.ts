import { sql } from 'kysely'
import { redirect } from 'react-router'
import { binOf } from '#platform/collection/removal/bin.ts'
import { removeAny, restoreAny } from '#platform/collection/write.ts'
import { fromAny } from '#platform/collection/rows.ts'
import { Refusal } from '#platform/errors/errors.ts'
import { fill } from '#platform/i18n/words.ts'
import { acts, loads } from '#platform/request.server.ts'
import { titled } from '#platform/site/titled.ts'
import { derivedOf } from './derived.ts'
import { doneIn, isBinAsked } from './description/describe-bin.ts'
import { describeList } from './description/describe-list.ts'
import { labelsFor } from './description/labels.ts'
import { listHref, ordered, readListQuery, searched } from './list-query.ts'
import { words } from './words.ts'

/** The derived list of a collection: search, sort and pages from the address, rows from the door or from the bin. */
export const loader = loads(async (ctx, { route, url }) => {
  const collection = derivedOf(ctx, route, 'list')
  const query = readListQuery(url, collection)
  const isBin = isBinAsked(ctx, { collection, url })
  const matching = fromAny(isBin ? binOf(ctx, collection) : ctx, collection).where(searched(query.q))
  const isNewestRemoved = isBin && !url.searchParams.has('sort')
  const [rows, { total }] = await Promise.all([
    matching
      .selectAll()
      .orderBy(isNewestRemoved ? sql`row."removedAt" desc, row._id` : ordered(collection, query))
      .limit(query.size)
      .offset((query.page - 1) * query.size)
      .execute(),
    matching.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
  ])
  const labels = await labelsFor(ctx, { collection, rows })
  const list = describeList(ctx, { collection, route: route!, url, query, rows, total: Number(total), labels, isBin })
  return { list, done: doneIn(ctx, { collection, url }), title: titled(ctx, list.heading) }
})

/** Removes the row that the list's own form names, or restores it. */
export const action = acts(async (ctx, { route, url, form }) => {
  const collection = derivedOf(ctx, route, 'list')
  const _id = String(form.get('_id') ?? '')
  try {
    if (form.get('intent') === 'restore') {
      await restoreAny(ctx, collection.name, { _id })
      return redirect(listHref(url, { done: 'restored' }))
    }
    await removeAny(ctx, collection.name, { _id })
    return redirect(listHref(url, { done: 'removed', row: _id }))
  } catch (error) {
    if (!(error instanceof Refusal) || error.kind === 'not-found') throw error
    const issue = error.issues[0]
    return { problem: issue?.[ctx.locale] ?? fill(words.remove[ctx.locale], {}) }
  }
})
