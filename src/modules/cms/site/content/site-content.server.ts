import { sql } from 'kysely'
import { isMenu, readMenu } from '#domain/page/menu.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { skippedBlocksOf } from '#platform/content/page/skipped-blocks.ts'
import { brokenIn } from '../menu/drafted-menu.server.ts'

/** The number of rows of a kind, and how many of them visitors do not see. */
export interface SiteContentCounts {
  all: number
  drafts: number
}

/** An item of the site's content. */
export interface Piece {
  _id: string
  title: string
  kind: 'group' | 'part' | 'menu' | 'page' | 'form' | 'post'
  isDraft: boolean
  updatedAt: string
  /** The number of its posts. Null if it cannot have any. */
  posts: number | null
  /** Its problem: hidden blocks, broken targets, or unreadable content. */
  fault: { of: 'broken' | 'targets'; n: number } | { of: 'unreadable' } | null
}

/** Items checked for problems, the most recently changed ones. */
const mostPieces = 300

export const countsOfSite = async (
  ctx: Context,
): Promise<Record<'pages' | 'posts' | 'forms' | 'menus', SiteContentCounts>> => {
  const rows = await from(ctx, 'post')
    .select(['post.type', isMenuSql.as('isMenu'), 'post.status'])
    .select((is) => is.fn.countAll<string>().as('n'))
    .groupBy(['post.type', isMenuSql, 'post.status'])
    .execute()
  const counted = (fits: (row: (typeof rows)[number]) => boolean): SiteContentCounts => {
    const own = rows.filter(fits)
    const sum = (of: typeof rows) => of.reduce((all, { n }) => all + Number(n), 0)
    return { all: sum(own), drafts: sum(own.filter(({ status }) => !status)) }
  }
  return {
    pages: counted(({ type }) => type === 'page'),
    posts: counted(({ type }) => type === 'post'),
    forms: counted(({ type }) => type === 'form'),
    menus: counted(({ isMenu: is }) => is),
  }
}

/** The pages, parts, menus and forms of the site, latest change first. Posts are counted per page. */
export const piecesOfSite = async (ctx: Context): Promise<Piece[]> => {
  const pieces = await piecesOf(ctx, (posts) =>
    posts
      .where((is) => is.or([is('post.type', '!=', 'post'), is('post.parent', 'is', null)]))
      .orderBy('post.updatedAt', 'desc')
      .limit(mostPieces),
  )
  return Promise.all(pieces.map(async ({ builder, ...piece }) => ({ ...piece, fault: await faultOf(ctx, builder) })))
}

/** An item that was not checked for problems. */
export type Unjudged = Omit<Piece, 'fault'>

type Posts = ReturnType<typeof postsIn>

/** Some posts of the site, each as an item. */
export const piecesOf = async (
  ctx: Context,
  which: (posts: Posts) => Posts,
): Promise<(Unjudged & { builder: unknown })[]> => {
  const parts = partsOf(ctx)
  const found = await which(postsIn(ctx)).execute()
  const posts = await postsBy(
    ctx,
    found.map(({ _id }) => _id),
  )
  return found.map(({ _id, title, type, display, parent, status, updatedAt, builder }) => {
    const n = posts.get(_id) ?? null
    const isGroup = display === 'group' || n !== null || (type === 'post' && parent === null)
    const kind = isMenu(builder) ? 'menu' : parts.has(_id) ? 'part' : isGroup ? 'group' : type
    return { _id, title, kind, isDraft: !status, updatedAt, posts: n, builder }
  })
}

const postsIn = (ctx: Context) =>
  from(ctx, 'post').select([
    ...(['post._id', 'post.title', 'post.type', 'post.display', 'post.parent', 'post.status'] as const),
    ...(['post.updatedAt', 'post.builder'] as const),
  ])

const isMenuSql = sql<boolean>`jsonb_exists(post.builder, 'items')`

function partsOf(ctx: Context): ReadonlySet<string> {
  const { homepage, header, subheader, footer } = ctx.site
  return new Set([homepage, header, subheader, footer].filter((one) => one !== null))
}

async function postsBy(ctx: Context, pages: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (pages.length === 0) return new Map()
  const rows = await from(ctx, 'post')
    .select('post.parent')
    .select((is) => is.fn.countAll<string>().as('n'))
    .where('post.type', '=', 'post')
    .where(sql<boolean>`post.parent = any(${[...pages]}::text[])`)
    .groupBy('post.parent')
    .execute()
  return new Map(rows.flatMap(({ parent, n }) => (parent ? [[parent, Number(n)] as const] : [])))
}

async function faultOf(ctx: Context, builder: unknown): Promise<Piece['fault']> {
  if (isMenu(builder)) {
    const read = readMenu(builder)
    if (!('menu' in read)) return { of: 'unreadable' }
    const { length: n } = await brokenIn(ctx, read.menu)
    return n > 0 ? { of: 'targets', n } : null
  }
  const left = skippedBlocksOf(ctx, builder)
  if (left === null) return { of: 'unreadable' }
  return left.length > 0 ? { of: 'broken', n: left.length } : null
}
