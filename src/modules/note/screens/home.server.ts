import { sql } from 'kysely'
import { redirect } from 'react-router'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { RowOf } from '#platform/data/collection/registry.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { compute, update } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { acts, formOf, loads } from '#platform/http/request.server.ts'
import { trashOf } from '#platform/data/collection/removal/trash.ts'
import { isBinAsked } from '#platform/office/screens/description/describe-bin.ts'
import { doneIn } from '#platform/office/screens/list/done.ts'
import { matchingList } from '#platform/office/screens/list/matching.ts'
import { describeViews } from '#platform/office/screens/list/views/describe-views.ts'
import { describeList } from '#platform/office/screens/description/describe-list.ts'
import { type Labels, labelsFor, recordKey } from '#platform/office/screens/description/labels.ts'
import { permitsOf } from '#platform/office/screens/description/permits.ts'
import { action as listAction } from '#platform/office/screens/list.server.ts'
import { describeFilter } from '#platform/office/screens/list/filter/describe-filter.ts'
import { pathTo } from '#platform/office/screens/paths.ts'
import { words as screenWords } from '#platform/office/screens/words.ts'
import type { Route } from '#platform/manifest/manifest.ts'
import { listHref, readListQuery } from '#platform/office/screens/list/list-query.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import type { ActionFunctionArgs } from 'react-router'
import { describeCard } from '../components/describe-card.ts'
import { boardWords as words } from '../words.ts'

/** The notes of the site as a board: due ones first, then pinned ones, then the newest (specification L93). */
export const loader = loads(async (ctx, { route, url }) => {
  const collection = collectionOf(ctx, 'note')
  const query = readListQuery(url, collection, route)
  const isBin = isBinAsked(ctx, { collection, url })
  const tag = url.searchParams.get('tag')
  const matching = matchingList(isBin ? trashOf(ctx, collection) : ctx, collection, query).where(
    tag === null ? sql<boolean>`true` : sql<boolean>`${tag} = any (row.tags)`,
  )
  const today = bangkokDay(ctx.now)
  const [rows, { total }] = await Promise.all([
    matching
      .selectAll()
      .orderBy(sql`coalesce(row."remindOn" <= ${today}, false) desc, row.pinned desc, row."updatedAt" desc, row._id`)
      .limit(query.size)
      .offset((query.page - 1) * query.size)
      .execute(),
    matching.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
  ])
  const labels = await labelsFor(ctx, { collection, rows })
  const { views } = await describeViews(ctx, { collection, route, url, isBin })
  const permits = await permitsOf(ctx, { collection, rows })
  const listed = { collection, route: route!, url, query, rows, total: Number(total), labels, permits, isBin }
  const list = describeList(ctx, listed)
  const cards = rows.map((row, at) =>
    describeCard(ctx, {
      ...{ note: row as RowOf<'note'>, row: list.rows[at]!, url, isBin },
      about: aboutOf(ctx, { row, route: route!, labels }),
    }),
  )
  return {
    list: { ...list, views, rows: [], filter: await describeFilter(ctx, { collection, query, url }) },
    cards,
    done: saidOf(ctx, url) ?? doneIn(ctx, { collection, url }),
    title: pageTitle(ctx, list.heading),
  }
})

/** The name of the note's record for viewers who may read it, with a link to its screen. */
function aboutOf(ctx: Context, of: { row: Record<string, unknown>; route: Route; labels: Labels }) {
  const key = of.row['about']
  if (typeof key !== 'string') return undefined
  const [collection = '', _id] = key.split('/')
  const to = { collection, near: of.route, row: { _id } }
  const text = of.labels.get(recordKey)?.get(key) ?? ''
  const isRead = text !== screenWords.unreadable[ctx.locale]
  const path = isRead ? (pathTo(ctx, { ...to, verb: 'show' }) ?? pathTo(ctx, { ...to, verb: 'edit' })) : undefined
  return { text, ...(path && { href: path }) }
}

/** Pins, archives or ticks an item. The default list handles remove and restore. */
export const action = async (args: ActionFunctionArgs) => {
  const form = await formOf(args.request)
  return form.has('change') ? change(args) : listAction(args)
}

const changes = {
  pin: { pinned: true },
  unpin: { pinned: false },
  archive: { archived: true, pinned: false },
  unarchive: { archived: false },
} as const
type Change = keyof typeof changes
const isChange = (name: string): name is Change => Object.hasOwn(changes, name)

const change = acts(async (ctx, { form, url }) => {
  const name = String(form.get('change'))
  const _id = String(form.get('_id') ?? '')
  if (isChange(name)) {
    await update(ctx, 'note', { _id, change: changes[name] })
    return redirect(listHref(url, { done: name }))
  }
  if (name !== 'tick' && name !== 'untick') throw notFound()
  await tick(ctx, { _id, item: String(form.get('item') ?? ''), isDone: name === 'tick' })
  return redirect(listHref(url, {}))
})

/**
 * Only existing items can be ticked, and only by people who may change the note. An empty update checks that
 * permission.
 */
const tick = (ctx: Context, of: { _id: string; item: string; isDone: boolean }) =>
  inTransaction(ctx, async (inside) => {
    await update(inside, 'note', { _id: of._id, change: {} })
    const note = await from(inside, 'note').select(['items', 'done']).where('_id', '=', of._id).executeTakeFirst()
    if (!note?.items.includes(of.item)) throw notFound()
    const done = note.items.filter((item) => (item === of.item ? of.isDone : note.done.includes(item)))
    await compute(inside, 'note', { _id: of._id, change: { done } })
  })

function saidOf({ locale }: Context, url: URL): ReturnType<typeof doneIn> {
  const done = url.searchParams.get('done')
  if (done === 'archive') return { text: words.archived[locale] }
  return done === 'unarchive' ? { text: words.restored[locale] } : null
}
