import { nextMidnight } from '#domain/thai-calendar/bangkok.ts'
import { isStaff } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { type Context, cacheUntil } from '#platform/context.ts'
import { cachedFragment } from '#platform/http/page-cache/fragment-cache.ts'

/** The fields of a page that are readable before its gates: all except its content. */
const told = [
  'post._id',
  'post.title',
  'post.slug',
  'post.type',
  'post.display',
  'post.authen',
  'post.hasPassword',
  'post.mode',
  'post.fullscreen',
  'post.createdAt',
  'post.updatedAt',
  'post.feature_image',
  'post.searchTitle',
  'post.searchText',
  'post.sharePicture',
  'post.noindex',
  'post.topics',
] as const

/**
 * The page of the site with this slug or `_id`: a page, a form, or a list of posts without a parent. A page comes first.
 * Null if the viewer may not know of it.
 */
export const findPage = (ctx: Context, by: { slug: string } | { _id: string }) =>
  cachedFragment(ctx, `found ${JSON.stringify(by)}`, (inner) => readFound(inner, by))

async function readFound(ctx: Context, by: { slug: string } | { _id: string }) {
  truthEnds(ctx)
  const pages = from(ctx, 'post')
    .select(told)
    .where((is) =>
      is.or([is('post.type', 'in', ['page', 'form']), is('post.type', '=', 'post').and('post.parent', 'is', null)]),
    )
    .orderBy((is) => is.case().when('post.type', '=', 'page').then(0).else(1).end())
    .orderBy('post.type')
  const bySlug = (slug: string) => pages.where('post.slug', '=', slug).where('post.purpose', '=', 'page')
  const found = 'slug' in by ? bySlug(by.slug) : pages.where('post._id', '=', by._id)
  return (await found.executeTakeFirst()) ?? null
}

export type FoundPage = NonNullable<Awaited<ReturnType<typeof findPage>>>

/** The post of a page with this slug if the viewer may know of it. */
export const findPost = async (ctx: Context, of: { page: string; slug: string }): Promise<FoundPage | null> => {
  const posts = from(ctx, 'post').select(told).where('post.type', '=', 'post').where('post.parent', '=', of.page)
  return (await posts.where('post.slug', '=', of.slug).executeTakeFirst()) ?? null
}

/** What visitors see depends on dates, so the cached page expires at midnight. */
const truthEnds = (ctx: Context) => {
  if (!isStaff(ctx.viewer)) cacheUntil(ctx, Date.parse(nextMidnight(ctx.now)))
}
