import { href } from 'react-router'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'

/** The slug of a site's privacy policy, as `home` is that of its home page. */
const slug = 'privacy-policy'

/** The URL of the site's privacy policy. Null if no such page is open to this viewer. */
export const policyLink = async (ctx: Context): Promise<string | null> => {
  const post = await from(ctx, 'post')
    .select('post.builder')
    .where('post.type', '=', 'page')
    .where('post.slug', '=', slug)
    .executeTakeFirst()
  const isOpen = post !== undefined && (post.builder as unknown) !== null
  return isOpen ? href('/cms/page/:slug', { slug }) : null
}
