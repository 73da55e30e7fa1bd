import { sql } from 'kysely'
import { href } from 'react-router'
import { bangkokDay, nextMidnight } from '#domain/thai-calendar/bangkok.ts'
import { from } from '#platform/data/collection/rows.ts'
import { type Context, cacheUntil } from '#platform/context.ts'

/**
 * The pages and posts that everybody may read: published, within their dates, without audience, gate or access check.
 * Menus and shared parts are excluded.
 */
const openPosts = (ctx: Context) => {
  const today = bangkokDay(ctx.now)
  cacheUntil(ctx, Date.parse(nextMidnight(ctx.now)))
  return from(ctx, 'post')
    .where('post.status', '=', true)
    .where('post.purpose', '=', 'page')
    .where('post.authen', '=', false)
    .where('post.hasPassword', '=', false)
    .where('post.audience', '!=', 'user')
    .where(sql<boolean>`cardinality(post.targets) = 0`)
    .where(sql<boolean>`jsonb_exists(post.builder, 'rows') and not jsonb_path_exists(post.builder,
      '$.rows[*].columns[*].objects[*] ? (@.type == "access-check")')`)
    .where((is) => is.or([is('post.visibleFrom', 'is', null), is('post.visibleFrom', '<=', today)]))
    .where((is) => is.or([is('post.visibleUntil', 'is', null), is('post.visibleUntil', '>=', today)]))
}

/** Those of them with a URL under pages: pages and lists of posts. Of two with the same slug, the page wins. */
export const openPages = async (ctx: Context, { slug, most }: { slug?: string; most: number }) => {
  const open = slug === undefined ? openPosts(ctx) : openPosts(ctx).where('post.slug', '=', slug)
  const found = await open
    .where((is) => is.or([is('post.type', '=', 'page'), is('post.type', '=', 'post').and('post.parent', 'is', null)]))
    .select(['post._id', 'post.slug', 'post.title', 'post.type', 'post.display', 'post.updatedAt', 'post.noindex'])
    .orderBy('post.createdAt')
    .orderBy('post._id')
    .limit(most)
    .execute()
  const pages = new Set(found.flatMap(({ type, slug }) => (type === 'page' ? [slug] : [])))
  return found.filter(({ type, slug }) => type === 'page' || !pages.has(slug))
}

/** The public posts under public pages that search engines may index, newest first, each with its path. */
export const postsUnder = async (ctx: Context, { pages, most }: { pages: readonly OpenPage[]; most: number }) => {
  const slugs = new Map(pages.map(({ _id, slug }) => [_id, slug]))
  if (slugs.size === 0) return []
  const found = await openPosts(ctx)
    .where('post.type', '=', 'post')
    .where('post.noindex', '=', false)
    .where(sql<boolean>`post.parent = any(${[...slugs.keys()]}::text[])`)
    .select([
      'post.slug',
      'post.title',
      'post.parent',
      'post.content',
      'post.createdAt',
      'post.updatedAt',
      'post.searchText',
    ])
    .orderBy('post.createdAt', 'desc')
    .orderBy('post._id', 'desc')
    .limit(most)
    .execute()
  return found.map(({ parent, ...post }) => {
    const pageSlug = slugs.get(parent!)!
    return { ...post, path: href('/cms/post/:pageSlug/:postSlug', { pageSlug, postSlug: post.slug }) }
  })
}

type OpenPage = Awaited<ReturnType<typeof openPages>>[number]
