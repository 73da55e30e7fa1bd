import { href } from 'react-router'
import { formatInstant } from '#domain/thai-calendar/format.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { listWords } from '#platform/office/screens/description/list-words.ts'
import type { Action, Cell, Figure, ListDescription, Row } from '#ui/office/description.ts'
import {
  type SiteContentCounts,
  countsOfSite,
  type Piece,
  piecesOf,
  piecesOfSite,
  type Unjudged,
} from './site-content.server.ts'
import { pathToWrite } from '../parts/edit-path.ts'
import { contentWords } from './words.ts'

/** The content of the site as a list of items, with what visitors do not see of each. */
export const describeContent = async (ctx: Context, heading: string): Promise<ListDescription> => {
  const { locale } = ctx
  const said = inLocale(contentWords, locale)
  const [counts, pieces] = [await countsOfSite(ctx), await piecesOfSite(ctx)]
  const addMenu: Action = { label: said.addMenu, method: 'post', hidden: [{ name: 'intent', value: 'menu' }] }
  return {
    heading,
    total: fill(said.total, { n: pieces.length.toLocaleString('th-TH') }),
    add: { href: href('/cms/add'), label: titleOf(ctx, 'cms-add') },
    actions: [{ href: href('/cms/customize'), label: said.customize }, addMenu],
    figures: [
      figure(ctx, { label: said.pagesAndMenus, counted: counts.pages, of: 'type:is:page' }),
      figure(ctx, { label: said.posts, counted: counts.posts, of: 'type:is:post' }),
      figure(ctx, { label: said.forms, counted: counts.forms, of: 'type:is:form' }),
      figure(ctx, { label: said.menus, counted: counts.menus, of: '' }),
    ],
    columns: [
      { name: 'title', label: said.name, kind: 'text' },
      { name: 'kind', label: said.kind, kind: 'text' },
      { name: 'count', label: said.posts, kind: 'number' },
      { name: 'updatedAt', label: said.changed, kind: 'instant' },
      { name: 'state', label: said.state, kind: 'state' },
    ],
    rows: pieces.toSorted(worstFirst).map((piece) => rowOf(ctx, piece)),
    empty: {
      ...{ title: said.none, text: said.noneText },
      action: { label: titleOf(ctx, 'cms-add'), href: href('/cms/add'), isPrimary: true },
    },
    words: listWords(locale),
  }
}

const titleOf = ({ app, locale }: Context, name: string) =>
  app.manifests.flatMap(({ routes }) => routes).find((one) => one.name === name)?.meta.title[locale] ?? ''

function figure(
  { locale }: Context,
  { label, counted, of }: { label: string; counted: SiteContentCounts; of: string },
): Figure {
  const { all, drafts } = counted
  const rows = href('/cms/pages')
  return {
    ...{ label, value: all.toLocaleString('th-TH') },
    ...(of !== '' && { href: `${rows}?where=${of}` }),
    ...(drafts > 0 && { text: fill(contentWords.drafts[locale], { n: drafts.toLocaleString('th-TH') }) }),
  }
}

/** Items with a problem come first, and within each group the latest change. */
const worstFirst = (one: Piece, other: Piece) => Number(other.fault !== null) - Number(one.fault !== null)

function rowOf(ctx: Context, piece: Piece): Row {
  const { _id, title, kind, posts, updatedAt } = piece
  const at = formatInstant(updatedAt, { length: 'medium', locale: ctx.locale })
  const acts = actionsOf(ctx, piece)
  return {
    ...{ id: _id, href: acts[0]!.href!, actions: acts },
    cells: {
      title: { text: title },
      kind: { text: contentWords[kind][ctx.locale], isMuted: true },
      count: { text: posts === null ? '' : posts.toLocaleString('th-TH') },
      updatedAt: { text: at },
      state: stateOf(ctx, piece),
    },
  }
}

function stateOf({ locale }: Context, { fault, isDraft }: Piece): Cell {
  if (fault) return { text: fill(contentWords[fault.of][locale], { n: 'n' in fault ? fault.n : 0 }), tone: 'broken' }
  return isDraft ? { text: contentWords.draft[locale], tone: 'off' } : { text: contentWords.fine[locale], tone: 'live' }
}

/** The links of pages in a list: the builder, the public page, the posts or the menu editor. */
export const waysOf = async (ctx: Context, ids: readonly string[]): Promise<ReadonlyMap<string, Action[]>> => {
  const pieces = ids.length === 0 ? [] : await piecesOf(ctx, (posts) => posts.where('post._id', 'in', ids))
  return new Map(pieces.map((piece) => [piece._id, actionsOf(ctx, piece)]))
}

/** The links of a page, menu or part. The first is the row's own link. */
const actionsOf = ({ app, locale, viewer }: Context, piece: Unjudged): Action[] => {
  const said = inLocale(contentWords, locale)
  const { _id: id, kind, posts } = piece
  const write: Action = { label: said.write, href: pathToWrite({ app }, id) }
  if (!isAtLeast(viewer, 'admin')) return kind === 'menu' ? [] : [write]
  if (kind === 'menu') return [{ label: said.arrange, href: href('/cms/menu/:id', { id }) }]
  const toPosts = kind === 'group' || posts !== null
  return [
    ...(toPosts ? [{ label: said.seePosts, href: href('/cms/posts/:id', { id }) }] : []),
    write,
    ...(kind === 'form' || kind === 'post' ? [] : [{ label: said.look, href: href('/cms/iframe/:id', { id }) }]),
    ...(kind === 'page' || kind === 'part' || kind === 'group'
      ? [{ label: said.copy, href: href('/cms/new/:id', { id }) }]
      : []),
  ]
}
