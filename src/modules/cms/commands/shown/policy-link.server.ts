import { href } from 'react-router'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'

/** The address under which a site keeps its privacy policy, as `home` is that of its front page. */
const slug = 'privacy-policy'

/** Where the site's privacy policy is read; null where no page of that address is open to this viewer. */
export const policyLink = async (ctx: Context): Promise<string | null> => {
  const post = await from(ctx, 'post')
    .select('post.builder')
    .where('post.type', '=', 'page')
    .where('post.slug', '=', slug)
    .executeTakeFirst()
  const isOpen = post !== undefined && (post.builder as unknown) !== null
  return isOpen ? href('/cms/page/:slug', { slug }) : null
}
