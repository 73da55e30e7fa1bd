import { isMenu, type Menu, readMenu } from '#domain/page/menu.ts'
import { readPage } from '#domain/page/page.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import type { Route } from '#platform/manifest/manifest.ts'
import { kinds } from '#platform/site/site-tree/kinds.ts'
import { asOwnerOf, ownedNode } from '#platform/site/site-tree/nodes.ts'

/** A menu being edited, and its site. */
export interface OpenedMenu {
  /** The site to which it belongs. */
  there: Context
  /** The post that holds it. Null if the site's header has no menu yet. */
  post: { _id: string; title: string; sharedBy: string | null } | null
  /** The version of the post, or of the site's configuration if there is no post. */
  version: number
  menu: Menu
  /** The stored menu is unreadable, so editing starts with an empty one. */
  isUnreadable: boolean
  /** The site whose menu is managed from a parent. Null on the site itself. */
  of: { _id: string; name: string } | null
}

/**
 * The menu in the URL. On the context's own site, its post identifies it. On another site that the viewer owns, it is
 * the header menu of that site. Throws not-found if it is no menu, or if the site is of another kind than the screen's.
 */
export const openMenu = async (ctx: Context, asked: { route: Route; _id: string }): Promise<OpenedMenu> => {
  const kind = kinds.find((one) => asked.route.path.startsWith(`/${one}/`))
  if (!kind) return { ...(await held(ctx, asked._id)), of: null }
  const node = await ownedNode(ctx, asked._id)
  if (node.siteType !== 'unit' || node.kind !== kind) throw notFound()
  const there = await asOwnerOf(ctx, node._id)
  const of = { _id: node._id, name: ctx.locale === 'th' ? node.siteName : node.siteNameEn || node.siteName }
  const { navigator, version } = await from(there, 'configuration')
    .select(['configuration.navigator', 'configuration.version'])
    .executeTakeFirstOrThrow()
  if (navigator) return { ...(await held(there, navigator)), of }
  return { there, post: null, version: Number(version), menu: { version: 1, items: [] }, isUnreadable: false, of }
}

async function held(there: Context, _id: string): Promise<Omit<OpenedMenu, 'of'>> {
  const post = await from(there, 'post')
    .select(['post._id', 'post.title', 'post.version', 'post.builder', 'post.content', 'post.sharedBy'])
    .where('post._id', '=', _id)
    .executeTakeFirst()
  if (!post || !(isMenu(post.builder) || isBlank(post))) throw notFound()
  const read = isMenu(post.builder) ? readMenu(post.builder) : { menu: { version: 1 as const, items: [] } }
  const { title, sharedBy, version } = post
  return {
    ...{ there, post: { _id, title, sharedBy }, version: Number(version) },
    ...('menu' in read
      ? { menu: read.menu, isUnreadable: false }
      : { menu: { version: 1, items: [] }, isUnreadable: true }),
  }
}

/** An empty page may become a menu. */
function isBlank({ builder, content }: { builder: unknown; content: string | null }) {
  const read = readPage(builder)
  return 'page' in read && read.page.rows.length === 0 && !content
}
