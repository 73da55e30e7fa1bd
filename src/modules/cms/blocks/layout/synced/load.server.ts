import { isMenu } from '#domain/page/menu.ts'
import { readPage } from '#domain/page/page.ts'
import type { BlockLoad, HeldPage } from '#platform/content/page/block.ts'
import { openPages } from '../../../commands/public/open-pages.server.ts'
import type { Props } from './block.ts'

/** The parts that the viewer may see, in one statement. A page, a template or the page itself is no valid part. */
export const load: BlockLoad<Props, HeldPage> = async (ctx, placed) => {
  const named = placed.filter(({ props, page }) => props.post !== '' && props.post !== page)
  const open = await openPages(ctx, [...new Set(named.map(({ props }) => props.post))], 'part')
  const parts = new Map(
    [...open].map(([_id, { builder }]) => [_id, isMenu(builder) ? { issues: [] } : readPage(builder)]),
  )
  return Object.fromEntries(
    named.flatMap(({ id, props: { post } }) => {
      const read = parts.get(post)
      return read && 'page' in read ? [[id, { _id: post, stored: read.page }]] : []
    }),
  )
}
