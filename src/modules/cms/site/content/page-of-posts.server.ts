import { isMenu } from '#domain/page/menu.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'

/** The page of the context's site that has posts, or may have. Throws not-found for a post, a form or a menu. */
export const pageOfPosts = async (ctx: Context, _id: string | undefined) => {
  const page = await from(ctx, 'post')
    .select(['post._id', 'post.title', 'post.slug', 'post.type', 'post.parent', 'post.builder'])
    .where('post._id', '=', _id ?? '')
    .executeTakeFirst()
  const isPage = page && (page.type === 'page' || (page.type === 'post' && page.parent === null))
  if (!isPage || isMenu(page.builder)) throw notFound()
  return page
}
