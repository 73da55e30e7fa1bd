import { href } from 'react-router'
import { formatBytes } from '#domain/file/file-bytes.ts'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import type { Context } from '#platform/context.ts'
import { fileKinds, type ListedFile, listedFiles } from '#platform/content/file/references/listed-files.ts'
import { nameOfWho } from '#platform/data/history/words.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { pagingOf } from '#platform/office/screens/description/describe-list.ts'
import { listWords } from '#platform/office/screens/description/list-words.ts'
import { listHref } from '#platform/office/screens/list/list-query.ts'
import type { Node } from '#platform/site/site-tree/nodes.ts'
import type { Action, Column, ListDescription, Row } from '#ui/office/description.ts'
import { fileListWords as words, fileWords } from '../file-words.ts'
import { describeFileFilter } from './describe-file-filter.ts'
import type { AskedFilesQuery } from './asked-files.ts'

interface Listed {
  /** The context of the site whose files are listed. */
  at: Context
  asked: AskedFilesQuery
  nodes: readonly Node[]
  stores: readonly { value: string; label: string }[]
  url: URL
}

/** The files of a site by name, kind, size, age and storage, in the requested order, or the removed ones. */
export const describeFiles = async (ctx: Context, listed: Listed): Promise<ListDescription> => {
  const { at, asked, url } = listed
  const { locale } = ctx
  const { files, count, bytes } = await listedFiles(at, asked.files)
  const total = { count: count.toLocaleString('th-TH'), bytes: formatBytes(Number(bytes)) }
  return {
    heading: words.title[locale],
    total: fill(words.total[locale], total),
    views: viewsOf(ctx, listed),
    search: {
      ...{ value: asked.files.q, placeholder: words.search[locale], hidden: keptIn(url) },
      clearHref: listHref(url, { q: null }),
    },
    filter: describeFileFilter(ctx, listed),
    columns: columnsOf(ctx, listed),
    rows: files.map((file) => rowOf(ctx, listed, file)),
    ...(files.length > 0 && { page: pagingOf({ query: asked.files, total: count, rows: files, url }) }),
    empty: emptyOf(ctx, asked),
    words: listWords(locale),
  }
}

const keptIn = ({ searchParams }: URL) =>
  [...searchParams]
    .filter(([name]) => ['where', 'sort', 'size', 'kind', 'bin'].includes(name))
    .map(([name, value]) => ({ name, value }))

function viewsOf({ locale }: Context, { asked, url }: Listed) {
  const { kind, isHidden } = asked.files
  const kinds = [null, ...fileKinds].map((one) => ({
    label: words[one ?? 'all'][locale],
    href: listHref(url, { kind: one, bin: null }),
    isCurrent: !isHidden && kind === one,
  }))
  const hidden = { label: words.hidden[locale], href: listHref(url, { kind: null, bin: '1' }), isCurrent: isHidden }
  return [...kinds, hidden]
}

const sortable = { name: 'name', size: 'kept', at: 'createdAt' } as const

function columnsOf({ locale }: Context, { asked, url }: Listed): Column[] {
  const { sort, isDescending } = asked.files
  const column = (name: 'name' | 'size' | 'store' | 'by' | 'at', kind: Column['kind']): Column => {
    const by = Object.hasOwn(sortable, name) ? sortable[name as keyof typeof sortable] : null
    const isSorted = by === sort
    return {
      ...{ name, label: words[name][locale], kind },
      ...(by && {
        isSortable: true,
        href: listHref(url, { sort: isSorted && !isDescending ? `${by} desc` : by }),
      }),
      ...(isSorted && { sort: isDescending ? 'desc' : 'asc' }),
    }
  }
  return [
    column('name', 'file'),
    column('size', 'number'),
    column('store', 'text'),
    column('by', 'person'),
    column('at', 'instant'),
  ]
}

function rowOf(ctx: Context, { at, stores }: Listed, file: ListedFile): Row {
  const { locale } = ctx
  const to = `${href('/space/file/detail/:id', { id: file.id })}?site=${at.site._id}`
  return {
    id: file.id,
    href: to,
    cells: {
      name: { text: file.name },
      size: { text: formatBytes(file.kept) },
      store: { text: stores.find(({ value }) => value === file.store)?.label ?? file.store },
      by: { text: nameOfWho(file.by, locale) },
      at: { text: formatInstant(file.createdAt, { length: 'medium', locale }) },
    },
    actions: [{ label: words.look[locale], href: to }, actionOf(ctx, { file, at })],
  }
}

/** Removes a file, or restores it. */
export function actionOf({ locale }: Context, { file, at }: { file: ListedFile; at: Context }): Action {
  const isHidden = file.removedAt !== null
  return {
    label: words[isHidden ? 'bringBack' : 'remove'][locale],
    method: 'post',
    ...(!isHidden && { isDestructive: true }),
    ...(file.scan === 'infected' && { lock: fileWords.infectedStays[locale] }),
    hidden: [
      { name: 'intent', value: isHidden ? 'bring-back' : 'remove' },
      { name: 'site', value: at.site._id },
      { name: 'file', value: file.id },
    ],
  }
}

function emptyOf({ locale }: Context, { files, isFiltered }: AskedFilesQuery): NonNullable<ListDescription['empty']> {
  if (isFiltered || files.q !== '') return { kind: 'not-found', title: words.noneFound[locale] }
  if (files.isHidden) return { title: words.noneHidden[locale] }
  return { title: words.none[locale], text: words.noneText[locale] }
}
