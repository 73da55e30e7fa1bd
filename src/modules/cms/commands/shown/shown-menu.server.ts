import { isMenu, type MenuItem, readMenu } from '#domain/page/menu.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'

export interface ShownItem {
  label: string
  href: string
  items?: ShownItem[]
}

/** The entries of a navigation post in the visitor's language. Empty if the visitor may not see it. */
export const shownMenu = async (ctx: Context, _id: string | null): Promise<ShownItem[]> => {
  if (!_id) return []
  const drawn = ctx.site.drawn?.[_id]
  if (drawn) return drawn.items.map((item) => shown(ctx, item))
  const post = await from(ctx, 'post').select('post.builder').where('post._id', '=', _id).executeTakeFirst()
  const read = isMenu(post?.builder) ? readMenu(post?.builder) : { issues: [] }
  if ('menu' in read) return read.menu.items.map((item) => shown(ctx, item))
  tellLost(ctx, _id)
  return []
}

const seldom = [{ most: 1, ms: 3_600_000 }]

/** The page appears without its menu, and administrators are notified, at most once an hour (requirement L256.1). */
function tellLost({ app, site }: Context, _id: string) {
  if (!app.limits.tally(`menu ${site._id} ${_id}`, seldom)) return
  app.errorLog.add({ site: site._id, level: 'error', source: 'server', text: 'Failed to fetch course data from API' })
}

function shown(ctx: Context, { title, titleEn, target, subMenu = [] }: MenuItem): ShownItem {
  const entry = { label: (ctx.locale === 'en' && titleEn) || title, href: target }
  return subMenu.length === 0 ? entry : { ...entry, items: subMenu.map((item) => shown(ctx, item)) }
}
