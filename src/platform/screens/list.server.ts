import { sql } from 'kysely'
import { redirect } from 'react-router'
import { removeAny } from '#platform/collection/write.ts'
import { fromAny } from '#platform/collection/rows.ts'
import { Refusal } from '#platform/errors/errors.ts'
import { fill } from '#platform/i18n/words.ts'
import { acts, loads } from '#platform/request.server.ts'
import { derivedOf } from './derived.ts'
import { describeList } from './description/describe-list.ts'
import { labelsFor } from './description/labels.ts'
import { listHref, ordered, readListQuery, searched } from './list-query.ts'
import { words } from './words.ts'

/** The derived list of a collection: search, sort and pages from the address, rows from the door. */
export const loader = loads(async (ctx, { route, url }) => {
  const collection = derivedOf(ctx, route, 'list')
  const query = readListQuery(url, collection)
  const matching = fromAny(ctx, collection).where(searched(query.q))
  const [rows, { total }] = await Promise.all([
    matching
      .selectAll()
      .orderBy(ordered(collection, query))
      .limit(query.size)
      .offset((query.page - 1) * query.size)
      .execute(),
    matching.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
  ])
  const labels = await labelsFor(ctx, { collection, rows })
  const list = describeList(ctx, { collection, route: route!, url, query, rows, total: Number(total), labels })
  const done = url.searchParams.get('done') === 'removed' ? words.removed[ctx.locale] : null
  return { list, done, title: list.heading }
})

/** Deletes the row that the list's own form names. */
export const action = acts(async (ctx, { route, url, form }) => {
  const collection = derivedOf(ctx, route, 'list')
  try {
    await removeAny(ctx, collection.name, { _id: String(form.get('_id') ?? '') })
    return redirect(listHref(url, { done: 'removed' }))
  } catch (error) {
    if (!(error instanceof Refusal) || error.kind === 'not-found') throw error
    const issue = error.issues[0]
    return { problem: issue?.[ctx.locale] ?? fill(words.remove[ctx.locale], {}) }
  }
})
