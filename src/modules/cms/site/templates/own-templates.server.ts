import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'

/** Templates of the site offered. */
const most = 60

/** The pages of the site that serve as templates, by name. */
export const ownTemplates = (ctx: Context): Promise<{ _id: string; title: string }[]> =>
  from(ctx, 'post')
    .select(['post._id', 'post.title'])
    .where('post.purpose', '=', 'template')
    .where('post.type', '=', 'page')
    .orderBy('post.title')
    .limit(most)
    .execute()
