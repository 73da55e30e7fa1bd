import { href } from 'react-router'
import { formatDay } from '#domain/thai-calendar/format.ts'
import { excerpt } from '#domain/thai-text/excerpt.ts'
import { stripHtml } from '#domain/thai-text/strip-html.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { type FramedPicture, imageMeta } from '#platform/content/file/library/image-meta.ts'
import { pictureAt } from '#platform/site/pictures.ts'
import { type ListPage, pageSizeOf } from '../../rules/post-pages.ts'
import type { FoundPage } from '../find-page.server.ts'

export interface PostCard {
  _id: string
  title: string
  href: string
  /** The date of the post, in the viewer's language. */
  date: string
  /** The beginning of its text. Null if the text is closed to the viewer. */
  excerpt: string | null
  picture: FramedPicture | null
}

export interface PostList extends ListPage {
  posts: PostCard[]
  total: number
  pageCount: number
}

/** The page whose posts are listed. */
type ListingPage = Pick<FoundPage, '_id' | 'slug' | 'display'>

/**
 * One page of the posts under a page, newest first (specification §9). A list of posts shows 10. A group shows 100, or
 * one of the available sizes from the URL. A page number beyond the last gives the last.
 */
export const postsOf = async (ctx: Context, of: { page: ListingPage; asked: URLSearchParams }): Promise<PostList> => {
  const { page, asked } = of
  const posts = under(ctx, page)
  const counted = await posts.select((is) => is.fn.countAll<string>().as('total')).executeTakeFirst()
  const total = Number(counted?.total ?? 0)
  const { size, sizes } = pageSizeOf(page.display, asked.get('size'))
  const pageCount = Math.max(1, Math.ceil(total / size))
  const at = Math.min(pageCount, Math.max(1, Math.trunc(Number(asked.get('page')) || 1)))
  const found = await newestOf(posts)
    .limit(size)
    .offset((at - 1) * size)
    .execute()
  return { posts: await cards(ctx, page, found), total, pageCount, at, size, sizes }
}

/** The newest posts of a page that the viewer may know of. */
export const newestPosts = async (ctx: Context, of: { page: ListingPage; limit: number }): Promise<PostCard[]> => {
  const found = await newestOf(under(ctx, of.page)).limit(of.limit).execute()
  return cards(ctx, of.page, found)
}

/** The frame of their pictures is read once for all of them. */
async function cards(ctx: Context, page: ListingPage, posts: readonly Post[]): Promise<PostCard[]> {
  const frame = await imageMeta(
    ctx,
    posts.map((post) => post.feature_image),
  )
  return posts.map((post) => card(ctx, { page, post, frame }))
}

const under = (ctx: Context, page: ListingPage) =>
  from(ctx, 'post').where('post.type', '=', 'post').where('post.parent', '=', page._id)

const newestOf = (posts: ReturnType<typeof under>) =>
  posts
    .select(['post._id', 'post.title', 'post.slug', 'post.content', 'post.createdAt', 'post.feature_image'])
    .orderBy('post.createdAt', 'desc')
    .orderBy('post._id', 'desc')

type Post = {
  _id: string
  title: string
  slug: string
  content: unknown
  createdAt: string
  feature_image: string | null
}

interface Carded {
  page: ListingPage
  post: Post
  frame: Awaited<ReturnType<typeof imageMeta>>
}

const card = ({ locale }: Context, { page, post, frame }: Carded): PostCard => ({
  _id: post._id,
  title: post.title,
  href: href('/cms/post/:pageSlug/:postSlug', { pageSlug: page.slug, postSlug: post.slug }),
  date: formatDay(post.createdAt, { length: 'long', locale }),
  excerpt: typeof post.content === 'string' ? excerpt(stripHtml(post.content)) : null,
  picture: post.feature_image ? { url: pictureAt(post.feature_image), ...frame(post.feature_image) } : null,
})
