import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { storedPage } from '#platform/content/page/stored-page.ts'

/** What a page says that is open to the viewer, as it is stored: his guards are not asked yet. */
export interface OpenPage {
  content: string
  builder: unknown
}

/**
 * Of pages by `_id`, those that are open to the viewer, their gates passed, and serve the one purpose where it is named: in
 * one statement for all that hide nothing.
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
    // Of an open page that withholds something the rows say nothing: what it lets through is cut from all that is stored.
    const whole = (builder as unknown) ?? (await storedPage(ctx, { collection: 'post', field: 'builder', _id }))
    return [_id, { content, builder: whole }]
  })
  return new Map(await Promise.all(told))
}
