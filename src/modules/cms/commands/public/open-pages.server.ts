import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { storedPage } from '#platform/content/page/stored-page.ts'

/** The stored content of a page that is open to the viewer. Its access checks are not evaluated yet. */
export interface OpenPage {
  content: string
  builder: unknown
}

/**
 * The pages among these `_id`s that are open to the viewer, with their gates passed, and have the given purpose. One
 * statement for all pages without withheld parts.
 */
export const openPages = async (
  ctx: Context,
  ids: readonly string[],
  purpose?: 'part',
): Promise<Map<string, OpenPage>> => {
  if (ids.length === 0) return new Map()
  const named = from(ctx, 'post')
    .select(['post._id', 'post.content', 'post.builder'])
    .where('post._id', 'in', [...ids])
  const posts = await (purpose ? named.where('post.purpose', '=', purpose) : named).execute()
  const open = posts.filter(({ content }) => (content as unknown) !== null)
  const told = open.map(async ({ _id, content, builder }): Promise<[string, OpenPage]> => {
    // The row rule hides an open page with withheld parts. The full content is read, and the withheld parts are then
    // removed.
    const whole = (builder as unknown) ?? (await storedPage(ctx, { collection: 'post', field: 'builder', _id }))
    return [_id, { content, builder: whole }]
  })
  return new Map(await Promise.all(told))
}
