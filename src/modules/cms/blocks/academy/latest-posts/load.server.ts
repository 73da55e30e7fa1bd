import { href } from 'react-router'
import { isSignedIn, isStaff } from '#platform/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { wordsOf } from '#platform/i18n/words-of.ts'
import type { BlockLoad } from '#platform/page/block.ts'
import { findPage, type FoundPage } from '../../../commands/find-page.server.ts'
import { newestPosts, type PostCard } from '../../../commands/public/posts-of.server.ts'
import { latestWords } from '../words.ts'
import type { Props } from './block.ts'

export interface Shown extends Pick<Props, 'title' | 'display'> {
  /** Of those without an excerpt who looks may not read the text. */
  posts: PostCard[]
  more: { label: string; href: string } | null
  locked: string
}

/** Each page is found once, whatever number of blocks show its posts. */
export const load: BlockLoad<Props, Shown> = async (ctx, placed) => {
  const words = wordsOf(ctx, { name: 'block.latest', words: latestWords })
  const lists = placed.map(async ({ id, props: { title, page, limit, display } }): Promise<[string, Shown]> => {
    const found = page ? await findPage(ctx, { slug: page }) : null
    if (!found || !isOpen(ctx, found)) return [id, { title, display, posts: [], more: null, locked: words.locked }]
    const posts = await newestPosts(ctx, { page: found, limit })
    const more = { label: words.all, href: href('/cms/page/:slug', { slug: found.slug }) }
    return [id, { title: title || found.title, display, posts, more, locked: words.locked }]
  })
  return Object.fromEntries(await Promise.all(lists))
}

/** What a page keeps behind its gates is not told on another. */
const isOpen = ({ viewer }: Context, { hasPassword, authen }: FoundPage) =>
  isStaff(viewer) || (!hasPassword && (!authen || isSignedIn(viewer)))
