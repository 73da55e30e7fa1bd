import type { ImportItem } from '#platform/content/imports/items.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import type { BatchRow } from '#platform/office/screens/list/bulk/batch.ts'
import { freeSlug } from '../../site/parts/free-slug.server.ts'
import { carried } from '../carried.ts'
import { carryWords as words } from '../words.ts'
import type { Group } from './store-page.server.ts'

/** The page that holds the imported posts: the selected one, or a new unpublished one. */
export const groupOf = async (
  ctx: Context,
  { chosen, items, title }: { chosen: string; items: readonly ImportItem[]; title: string },
): Promise<{ group: Group; rows: BatchRow[] }> => {
  const found = await from(ctx, 'post')
    .select(['post._id', 'post.slug'])
    .where('post._id', '=', chosen)
    .executeTakeFirst()
  if (found) return { group: found, rows: [] }
  if (items.every(({ content }) => carried.parse(content).type !== 'post'))
    return { group: { _id: '', slug: '' }, rows: [] }
  const row = await create(ctx, 'post', {
    ...{ type: 'page', display: 'group', status: false, slug: await freeSlug(ctx, 'posts') },
    title: fill(words.newGroupTitle.th, { title: title || 'WordPress' }).slice(0, 200),
  })
  return { group: { _id: row._id, slug: row.slug }, rows: [{ _id: row._id, version: row.version }] }
}

/** The pages that hold posts, to choose from. */
export const groupsOn = (ctx: Context) =>
  from(ctx, 'post')
    .select(['post._id', 'post.title'])
    .where((is) =>
      is.or([
        is('post.display', '=', 'group').and('post.type', '=', 'page'),
        is('post.type', '=', 'post').and('post.parent', 'is', null),
      ]),
    )
    .orderBy('post.title')
    .limit(200)
    .execute()
