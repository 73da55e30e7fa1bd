import { columnHead } from './column-head.ts'
import { highlight } from '#domain/thai-text/highlight.ts'
import { mayEver, ruledBy } from '#platform/data/access/allow.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import type { Route } from '#platform/manifest/manifest.ts'
import type { Action, Column, ListDescription, Paging, Row } from '#ui/office/description.ts'
import { cellOf, columnKindOf, fieldAt, valueAt } from './cell.ts'
import { columnsOf } from '../list/columns/columns.ts'
import { storedConditions } from '../list/matching.ts'
import { keptOf } from '../list/views/saved-views.ts'
import { restoring } from './describe-bin.ts'
import { exportsOf } from './describe-exports.ts'
import type { Labels } from './labels.ts'
import { listWords } from './list-words.ts'
import type { Permits } from './permits.ts'
import { isSortable, listHref, type ListQuery, sizes } from '../list/list-query.ts'
import { pathTo } from '../paths.ts'
import { filterEmpty, filterWords } from '../list/words.ts'
import { words } from '../words.ts'

export interface Listed {
  collection: AnyCollection
  route: Route
  url: URL
  query: ListQuery
  rows: readonly Record<string, unknown>[]
  total: number
  labels: Labels
  permits: Permits
  /** Shows removed rows. */
  isBin: boolean
}

/** The paging of a list with more than one page. */
interface Paged {
  query: Pick<ListQuery, 'page' | 'size'>
  rows: readonly unknown[]
  total: number
  url: URL
}

/** Returns the description of a list: the collection's declaration and these rows, in the viewer's language. */
export const describeList = (ctx: Context, listed: Listed): ListDescription => {
  const { collection, route, query, total, url } = listed
  const { locale } = ctx
  const names = columnNames(ctx, listed)
  const add = pathTo(ctx, { collection: collection.name, verb: 'add', near: route })
  const addLink =
    add && mayAdd(ctx, collection)
      ? { href: add, label: fill(words.add[locale], { name: collection.label[locale] }) }
      : undefined
  const placeholder = fill(words.searchIn[locale], {
    fields: collection.list.search.map((name) => collection.fields[name]!.label[locale]).join(' '),
  })
  return {
    heading: route.meta.title[locale],
    total: fill(words.total[locale], { n: total.toLocaleString('th-TH') }),
    ...(addLink && { add: addLink }),
    ...(!listed.isBin && exportsOf(ctx, listed)),
    ...(collection.list.search.length > 0 && {
      search: {
        ...{ value: query.q, placeholder, name: 'q', clearHref: listHref(url, { q: null }) },
        hidden: keptBySearch(url),
      },
    }),
    columns: names.map((name) => columnOf(ctx, listed, name)),
    rows: listed.rows.map((row) => rowOf(ctx, { ...listed, names }, row)),
    page: pagingOf(listed),
    empty: emptyOf(ctx, listed, addLink),
    words: listWords(locale),
  }
}

export const columnNames = (ctx: Context, { collection, query, isBin }: Listed) => [
  ...columnsOf(ctx, collection, query),
  ...(isBin ? ['removedAt'] : []),
]

/** Query parameters that a new search keeps. */
const keptBySearch = ({ searchParams }: URL) =>
  [...searchParams].flatMap(([name, value]) =>
    ['where', 'any', 'sort', 'size', 'columns', 'view', 'per'].includes(name) ? [{ name, value }] : [],
  )

function columnOf(ctx: Context, { collection, query, url }: Listed, name: string): Column {
  const field = fieldAt(collection, name)!
  const label = columnHead(field, ctx.locale)
  const kind = columnKindOf(field, name === collection.list.state)
  const base = { name, label, kind }
  if (!isSortable(collection, name)) return base
  const isSorted = query.sort === name
  const turned = isSorted && !query.isDescending ? `${name} desc` : name
  return {
    ...base,
    isSortable: true,
    ...(isSorted && { sort: query.isDescending ? ('desc' as const) : ('asc' as const) }),
    href: listHref(url, { sort: turned }),
  }
}

function rowOf(ctx: Context, listed: Listed & { names: string[] }, row: Record<string, unknown>): Row {
  const { collection, route, labels, query, names } = listed
  const cells = names.map((name, at) => {
    const field = fieldAt(collection, name)!
    const cell = cellOf(ctx, { value: valueAt(row, name), field, labels, isState: name === collection.list.state })
    if (at > 0 || query.q === '') return [name, cell] as const
    return [
      name,
      { ...cell, parts: highlight(cell.text, query.q).map((part) => ({ text: part.text, isMarked: part.isHit })) },
    ] as const
  })
  const to = { collection: collection.name, near: route, row }
  const path = listed.isBin ? undefined : (pathTo(ctx, { ...to, verb: 'show' }) ?? pathTo(ctx, { ...to, verb: 'edit' }))
  const href = path && withList(path, listed.url)
  const under =
    collection.list.subtitle &&
    cellOf(ctx, { value: row[collection.list.subtitle], field: collection.fields[collection.list.subtitle]!, labels })
      .text
  return {
    id: String(row['_id']),
    ...(href && { href }),
    cells: Object.fromEntries(cells),
    ...(under && { under }),
    actions: listed.isBin ? [restoring(ctx, String(row['_id']))] : actionsOf(ctx, listed, row),
  }
}

/** The link to a record includes its list, so that the record can link to neighbouring rows. */
const withList = (path: string, { searchParams }: URL) => {
  const from = keptOf(searchParams)
  return from === '' ? path : `${path}?from=${encodeURIComponent(from)}`
}

function actionsOf(ctx: Context, { collection, route, permits }: Listed, row: Record<string, unknown>): Action[] {
  const edit = pathTo(ctx, { collection: collection.name, verb: 'edit', near: route, row })
  const all: (Action | false)[] = [
    permits.update(row) && edit !== undefined && { label: words.edit[ctx.locale], href: edit },
    permits.remove(row) && {
      label: words.remove[ctx.locale],
      method: 'post',
      hidden: [{ name: '_id', value: String(row['_id']) }],
      isDestructive: true,
    },
  ]
  return all.filter((action) => action !== false)
}

const mayAdd = (ctx: Context, collection: AnyCollection) => mayEver(collection.access.create, ruledBy(ctx, collection))

/** Returns the pages of a list, with the range of the shown `rows`. */
export function pagingOf({ query, total, rows: shown, url }: Paged): Paging {
  const last = Math.max(1, Math.ceil(total / query.size))
  const first = Math.max(1, Math.min(query.page - 2, last - 4))
  const numbers = Array.from({ length: Math.min(5, last) }, (_, at) => first + at)
  const href = (page: number) => listHref(url, { page: String(page) })
  const from = (query.page - 1) * query.size
  return {
    current: query.page,
    size: query.size,
    sizes: sizes.map((size) => ({ size, href: listHref(url, { size: String(size) }) })),
    pages: numbers.map((page) => ({ label: String(page), href: href(page), isCurrent: page === query.page })),
    from: (shown.length === 0 ? 0 : from + 1).toLocaleString('th-TH'),
    to: (from + shown.length).toLocaleString('th-TH'),
    total: total.toLocaleString('th-TH'),
    ...(query.page > 1 && { previous: href(query.page - 1) }),
    ...(query.page < last && { next: href(query.page + 1) }),
  }
}

function emptyOf(
  ctx: Context,
  { collection, query, url, isBin }: Listed,
  add?: { href: string; label: string },
): NonNullable<ListDescription['empty']> {
  const { locale } = ctx
  if (query.q !== '')
    return {
      kind: 'not-found',
      title: fill(words.notFound[locale], { q: query.q }),
      text: words.notFoundText[locale],
      action: { label: words.clear[locale], href: listHref(url, { q: null }) },
    }
  if (storedConditions(ctx, collection, query).length > 0)
    return {
      kind: 'not-found',
      title: filterEmpty.title[locale],
      text: filterEmpty.text[locale],
      action: { label: filterWords.clear[locale], href: listHref(url, { where: null, any: null }) },
    }
  if (isBin) return { title: fill(words.binEmpty[locale], { name: collection.label[locale] }) }
  return {
    title: fill(words.nothing[locale], { name: collection.label[locale] }),
    ...(collection.list.empty && { text: collection.list.empty[locale] }),
    ...(add && { text: words.nothingText[locale], action: { ...add, isPrimary: true } }),
  }
}
