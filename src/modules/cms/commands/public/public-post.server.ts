import { href } from 'react-router'
import { formatDay } from '#domain/thai-calendar/format.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { type FramedPicture, imageMeta } from '#platform/content/file/library/image-meta.ts'
import { pictureAt } from '#platform/site/pictures.ts'
import { enterPage } from '../gate/enter-page.server.ts'
import { findPage, findPost, type FoundPage } from '../find-page.server.ts'
import { type PageContent, pageContent } from './page-content.server.ts'

/** A post past the gates of its page and its own: the first closed gate, or the post's content. */
export type PublicPost = { page: FoundPage; post: FoundPage } & (
  | { closed: FoundPage }
  | { closed: null; content: PageContent; date: string; picture: FramedPicture | null; keys: Kept[]; beside: Beside }
)

/** A key that opened the page or the post. The browser tab stores it. */
interface Kept {
  page: string
  key: string
}
type Neighbour = { title: string; href: string } | null
interface Beside {
  newer: Neighbour
  older: Neighbour
}

/** The post of a page by both slugs. Null if there is none that the viewer may know of (specification §2.1). */
export const findPublicPost = async (ctx: Context, at: { pageSlug: string; postSlug: string }) => {
  const page = await findPage(ctx, { slug: at.pageSlug })
  const post = page && (await findPost(ctx, { page: page._id, slug: at.postSlug }))
  return page && post ? { page, post } : null
}

/** What a visitor sees at the URL of a post. Throws the login gate of its page or its own. */
export const publicPost = async (ctx: Context, of: { page: FoundPage; post: FoundPage }): Promise<PublicPost> => {
  const { page, post } = of
  const outer = await enterPage(ctx, page)
  if (!outer) return { ...of, closed: page }
  const inner = await enterPage(outer.ctx, post)
  if (!inner) return { ...of, closed: post }
  const [content, beside, frame] = await Promise.all([
    pageContent(inner.ctx, post._id),
    neighbours(ctx, of),
    imageMeta(ctx, [post.feature_image]),
  ])
  const keys = [
    { page: page._id, key: outer.key },
    { page: post._id, key: inner.key },
  ].filter((one): one is Kept => one.key !== null)
  const date = formatDay(post.createdAt, { length: 'long', locale: ctx.locale })
  const { feature_image: place } = post
  const picture = place ? { url: pictureAt(place), ...frame(place) } : null
  return { ...of, closed: null, content, date, picture, keys, beside }
}

/** The previous and the next post in the list of the same page. */
async function neighbours(ctx: Context, { page, post }: { page: FoundPage; post: FoundPage }): Promise<Beside> {
  const beside = (side: '<' | '>', order: 'asc' | 'desc') =>
    from(ctx, 'post')
      .select(['post.title', 'post.slug'])
      .where('post.type', '=', 'post')
      .where('post.parent', '=', page._id)
      .where((is) =>
        // Imported posts may share the same instant.
        is.or([
          is('post.createdAt', side, post.createdAt),
          is('post.createdAt', '=', post.createdAt).and('post._id', side, post._id),
        ]),
      )
      .orderBy('post.createdAt', order)
      .orderBy('post._id', order)
      .limit(1)
      .executeTakeFirst()
  const [newer, older] = await Promise.all([beside('>', 'asc'), beside('<', 'desc')])
  const linked = (one: { title: string; slug: string } | undefined): Neighbour =>
    one
      ? { title: one.title, href: href('/cms/post/:pageSlug/:postSlug', { pageSlug: page.slug, postSlug: one.slug }) }
      : null
  return { newer: linked(newer), older: linked(older) }
}
