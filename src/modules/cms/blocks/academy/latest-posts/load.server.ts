import { href } from 'react-router'
import { isSignedIn, isStaff } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { wordsOf } from '#platform/site/i18n/words-of.ts'
import type { BlockLoad } from '#platform/content/page/block.ts'
import { findPage, type FoundPage } from '../../../commands/find-page.server.ts'
import { newestPosts, type PostCard } from '../../../commands/public/posts-of.server.ts'
import { latestWords } from '../words.ts'
import type { Props } from './block.ts'

export interface LatestPostsContent extends Pick<Props, 'title' | 'display'> {
  /** A post has no excerpt if the viewer may not read its text. */
  posts: PostCard[]
  more: { label: string; href: string } | null
  locked: string
}

/** Each page and its posts are loaded once for all blocks that show them. */
export const load: BlockLoad<Props, LatestPostsContent> = async (ctx, placed) => {
  const words = wordsOf(ctx, { name: 'block.latest', words: latestWords })
  const named = Map.groupBy(placed, ({ props }) => props.page)
  const lists = [...named].map(async ([slug, blocks]): Promise<[string, LatestPostsContent][]> => {
    const found = slug ? await findPage(ctx, { slug }) : null
    const page = found && isOpen(ctx, found) ? found : null
    const posts = page
      ? await newestPosts(ctx, { page, limit: Math.max(...blocks.map(({ props }) => props.limit)) })
      : []
    const more = page && { label: words.all, href: href('/cms/page/:slug', { slug: page.slug }) }
    return blocks.map(({ id, props: { title, display, limit } }) => [
      id,
      { title: title || (page?.title ?? ''), display, posts: posts.slice(0, limit), more, locked: words.locked },
    ])
  })
  return Object.fromEntries((await Promise.all(lists)).flat())
}

/** Content behind a page's gate is not shown on another page. */
const isOpen = ({ viewer }: Context, { hasPassword, authen }: FoundPage) =>
  isStaff(viewer) || (!hasPassword && (!authen || isSignedIn(viewer)))
