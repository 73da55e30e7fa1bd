import type { Page } from '#domain/page/page.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { checkPosts } from '../../../page-audit/check-posts.server.ts'
import type { ShownFinding } from '../../../page-audit/finding-list.tsx'

/** The problems of a page with the builder's current content, in the person's language. */
export const checkDraft = async (ctx: Context, { _id, page }: { _id: string; page: Page }): Promise<ShownFinding[]> => {
  const post = await from(ctx, 'post')
    .select(['post._id', 'post.content', 'post.searchText', 'post.type', 'post.display', 'post.parent'])
    .where('post._id', '=', _id)
    .executeTakeFirst()
  const found = post && (await checkPosts(ctx, [{ ...post, builder: page }])).get(_id)
  return (found ?? []).map(({ severity, code, objectId, [ctx.locale]: text }) => ({
    ...{ isError: severity === 'error', text, code, objectId },
  }))
}
