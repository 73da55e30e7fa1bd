import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { isReservedSlug } from '../../rules/is-slug.ts'

/** Maximum length of a slug that may still get a number. */
const longest = 95

/**
 * A free slug on the site, among pages or among posts of a type: the wanted one, or the first free one with a number.
 */
export const freeSlug = async (
  ctx: Context,
  wanted: string,
  type: 'page' | 'form' | 'post' = 'page',
): Promise<string> => {
  const stem = wanted.slice(0, longest)
  const found = await from(ctx, 'post')
    .select('post.slug')
    .where('post.type', '=', type)
    .where('post.slug', 'like', `${stem.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
    .execute()
  const taken = new Set(found.map(({ slug }) => slug))
  for (let n = 1; ; n++) {
    const slug = n === 1 ? wanted : `${stem}-${n}`
    if (!taken.has(slug) && !isReservedSlug({ type, slug })) return slug
  }
}
