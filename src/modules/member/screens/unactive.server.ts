import { sql } from 'kysely'
import { redirect } from 'react-router'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { fromAny } from '#platform/data/collection/rows.ts'
import { updateAny } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { inLocale } from '#platform/site/i18n/words.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { describeList } from '#platform/office/screens/description/describe-list.ts'
import { labelsFor } from '#platform/office/screens/description/labels.ts'
import { permitsOf } from '#platform/office/screens/description/permits.ts'
import { listHref, ordered, readListQuery, searched } from '#platform/office/screens/list/list-query.ts'
import type { Action } from '#ui/office/description.ts'
import { unactiveWords } from '../words.ts'

/** The disabled accounts of the site, for viewers who may enable them (specification L96). */
export const loader = loads(async (ctx, { route, url }) => {
  const said = inLocale(unactiveWords, ctx.locale)
  const collection = collectionOf(ctx, 'user')
  const query = readListQuery(url, collection)
  const off = fromAny(ctx, collection)
    .where(searched(query.q))
    .where(sql<boolean>`not row.status`)
  const [rows, { total }] = await Promise.all([
    off
      .selectAll()
      .orderBy(ordered(collection, query))
      .limit(query.size)
      .offset((query.page - 1) * query.size)
      .execute(),
    off.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
  ])
  const labels = await labelsFor(ctx, { collection, rows })
  const permits = await permitsOf(ctx, { collection, rows })
  const asked = { collection, route: route!, url, query, rows, total: Number(total), labels, permits, isBin: false }
  const { add: _add, views: _views, exports: _exports, ...list } = describeList(ctx, asked)
  const isNothing = query.q === '' && { empty: { title: said.nothing, text: said.nothingText } }
  const shown = list.rows.map((row) => ({ ...row, actions: [reactivate(ctx, row.id)] }))
  const done = url.searchParams.get('done') === 'activated' ? said.activated : null
  return { list: { ...list, ...isNothing, rows: shown }, done, title: pageTitle(ctx, list.heading) }
})

/** Enables the account of the submitted row. */
export const action = acts(async (ctx, { url, form }) => {
  await updateAny(ctx, 'user', { _id: String(form.get('_id') ?? ''), change: { status: true } })
  return redirect(listHref(url, { done: 'activated' }))
})

const reactivate = ({ locale }: Context, _id: string): Action => ({
  ...{ label: unactiveWords.activate[locale], method: 'post', icon: 'refresh' },
  hidden: [{ name: '_id', value: _id }],
})
