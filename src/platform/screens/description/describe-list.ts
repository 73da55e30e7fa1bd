import { highlight } from '#domain/thai-text/highlight.ts'
import { allow, ruledBy } from '#platform/access/allow.ts'
import type { AnyCollection } from '#platform/collection/registry.ts'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/i18n/words.ts'
import type { Route } from '#platform/manifest/manifest.ts'
import type { Action, Column, ListDescription, Paging, Row } from '#ui/office/description.ts'
import { cellOf, columnKindOf, fieldAt, valueAt } from './cell.ts'
import { restoring, viewsOf } from './describe-bin.ts'
import { exportsOf } from './describe-exports.ts'
import type { Labels } from './labels.ts'
import { listWords } from './list-words.ts'
import { isSortable, listHref, type ListQuery, sizes } from '../list-query.ts'
import { pathTo } from '../paths.ts'
import { words } from '../words.ts'

export interface Listed {
  collection: AnyCollection
  route: Route
  url: URL
  query: ListQuery
  rows: readonly Record<string, unknown>[]
  total: number
  labels: Labels
  /** The rows are removed ones. */
  isBin: boolean
}

/** What the office's list is told: the collection's declaration and these rows, in the viewer's language. */
export const describeList = (ctx: Context, listed: Listed): ListDescription => {
  const { collection, route, query, total, url } = listed
  const { locale } = ctx
  const add = pathTo(ctx, { collection: collection.name, verb: 'add', near: route })
  const addLink =
    add && may(ctx, collection, 'create')
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
        ...(listed.isBin && { hidden: [{ name: 'view', value: 'removed' }] }),
      },
    }),
    ...viewsOf(ctx, listed),
    columns: columnNames(listed).map((name) => columnOf(ctx, listed, name)),
    rows: listed.rows.map((row) => rowOf(ctx, listed, row)),
    page: pagingOf(listed),
    empty: emptyOf(ctx, listed, addLink),
    words: listWords(locale),
  }
}

/** The field shown under the first column has no column of its own. */
const columnNames = ({ collection, isBin }: Listed) => [
  ...collection.list.columns.filter((name) => name !== collection.list.under),
  ...(isBin ? ['removedAt'] : []),
]

function columnOf(ctx: Context, { collection, query, url }: Listed, name: string): Column {
  const field = fieldAt(collection, name)!
  const label = (field.short ?? field.label)[ctx.locale]
  const base = { name, label, kind: columnKindOf(field, name === collection.list.state) }
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

function rowOf(ctx: Context, listed: Listed, row: Record<string, unknown>): Row {
  const { collection, route, labels, query } = listed
  const names = columnNames(listed)
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
  const href = listed.isBin ? undefined : (pathTo(ctx, { ...to, verb: 'show' }) ?? pathTo(ctx, { ...to, verb: 'edit' }))
  const under =
    collection.list.under &&
    cellOf(ctx, { value: row[collection.list.under], field: collection.fields[collection.list.under]!, labels }).text
  return {
    id: String(row['_id']),
    ...(href && { href }),
    cells: Object.fromEntries(cells),
    ...(under && { under }),
    actions: listed.isBin ? [restoring(ctx, String(row['_id']))] : actionsOf(ctx, listed, row),
  }
}

function actionsOf(ctx: Context, { collection, route }: Listed, row: Record<string, unknown>): Action[] {
  const edit = pathTo(ctx, { collection: collection.name, verb: 'edit', near: route, row })
  const all: (Action | false)[] = [
    may(ctx, collection, 'update') && edit !== undefined && { label: words.edit[ctx.locale], href: edit },
    may(ctx, collection, 'remove') && {
      label: words.remove[ctx.locale],
      method: 'post',
      hidden: [{ name: '_id', value: String(row['_id']) }],
      isDestructive: true,
    },
  ]
  return all.filter((action) => action !== false)
}

const may = (ctx: Context, collection: AnyCollection, verb: 'create' | 'update' | 'remove') =>
  allow(collection.access[verb], ruledBy(ctx, collection)) !== false

function pagingOf({ query, total, rows: shown, url }: Listed): Paging {
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
  if (isBin) return { title: fill(words.binEmpty[locale], { name: collection.label[locale] }) }
  return {
    title: fill(words.nothing[locale], { name: collection.label[locale] }),
    ...(add && { text: words.nothingText[locale], action: { ...add, isPrimary: true } }),
  }
}
