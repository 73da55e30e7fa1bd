import { isMenu, type MenuItem, readMenu } from '#domain/page/menu.ts'
import { from } from '#platform/collection/rows.ts'
import type { Context } from '#platform/context.ts'

export interface ShownItem {
  label: string
  href: string
  items?: ShownItem[]
}

/** The entries of a navigation post in the visitor's language; none where there is no such post that he may see. */
export const shownMenu = async (ctx: Context, _id: string | null): Promise<ShownItem[]> => {
  if (!_id) return []
  const post = await from(ctx, 'post').select('post.builder').where('post._id', '=', _id).executeTakeFirst()
  const read = isMenu(post?.builder) ? readMenu(post?.builder) : { issues: [] }
  return 'menu' in read ? read.menu.items.map((item) => shown(ctx, item)) : []
}

function shown(ctx: Context, { title, titleEn, target, subMenu = [] }: MenuItem): ShownItem {
  const entry = { label: (ctx.locale === 'en' && titleEn) || title, href: target }
  return subMenu.length === 0 ? entry : { ...entry, items: subMenu.map((item) => shown(ctx, item)) }
}
