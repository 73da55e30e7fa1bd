import { setImmediate as breathe } from 'node:timers/promises'
import { href } from 'react-router'
import { slug } from '#domain/thai-text/slug.ts'
import type { Carried } from '../carried.ts'
import { attachmentsOf } from './attachments.ts'
import { carriedItem, standing, type WpCarried } from './carried-item.ts'
import { decoded, type LinkOf, linksOf, oldPath } from './links.ts'
import type { LeftNote } from './making.ts'
import { blockMenu, classicMenus, type FoundMenu } from './menus.ts'
import { type Here, onceEach, parentsFirst, slugsOf } from './ordering.ts'
import type { Wxr, WxrItem } from './wxr.ts'

/** Facts about an export as a whole. */
export interface WpTold {
  title: string
  site: string
  counts: Record<'pages' | 'posts' | 'menus' | 'pictures' | 'comments' | 'categories' | 'tags', number>
  /** Types of items that are left out, with their number. */
  others: Record<string, number>
  /** The paths of the old site's category and tag lists. */
  listings?: string[]
}

/** The placeholder for the group's slug in the URLs of posts, until the slug is known. */
export const groupMark = 'x-group-of-posts-x'

/**
 * The pages, posts and menus of an export, parents first, all as drafts. Their links lead to the new places, with posts
 * under their group. No item gets an address that is already taken here.
 */
export const carriedItems = async (wxr: Wxr, here: Here): Promise<{ items: WpCarried[]; told: WpTold }> => {
  const all = wxr.items.filter(isKept)
  const kept = onceEach(all)
  const isTwice = idsTwice(all)
  const slugs = slugsOf(kept, here)
  const pathOf = (item: WxrItem) => {
    const own = slugs.get(item.id)
    if (own === undefined) return null
    if (item.type === 'page') return href('/cms/page/:slug', { slug: own })
    return href('/cms/post/:pageSlug/:postSlug', { pageSlug: groupMark, postSlug: own })
  }
  const linkOf = linksOf(kept, { site: wxr.site, pathOf })
  const [attachments, pages] = [
    attachmentsOf(wxr),
    new Set(kept.filter(({ type }) => type === 'page').map(({ id }) => id)),
  ]
  const items: WpCarried[] = []
  for (const item of parentsFirst(kept)) {
    const was = oldPath(item.link, wxr.site)
    const made = carriedItem(item, { slug: slugs.get(item.id)!, linkOf, pages, attachments })
    if (isTwice.has(item.id)) made.left.push({ reason: 'twice', what: item.id })
    items.push({ ...made, ...(was !== null && was !== '/' && !item.link.includes('?') && { was }) })
    await breathe()
  }
  const menus = menusOf(wxr, { kept, pathOf, linkOf })
  return { items: [...items, ...menus], told: toldOf(wxr, { kept, menus: menus.length }) }
}

const isKept = ({ type, status }: WxrItem) =>
  (type === 'page' || type === 'post') && !['trash', 'auto-draft', 'inherit'].includes(status)

/** The ids that more than one item has. */
function idsTwice(items: readonly WxrItem[]): ReadonlySet<string> {
  const seen = new Set<string>()
  return new Set(items.map(({ id }) => id).filter((id) => seen.has(id) || !seen.add(id)))
}

interface MenusOf {
  kept: readonly WxrItem[]
  pathOf: (item: WxrItem) => string | null
  linkOf: LinkOf
}

function menusOf(wxr: Wxr, { kept, pathOf, linkOf }: MenusOf): WpCarried[] {
  const byId = new Map(kept.map((item) => [item.id, item]))
  const targetOf = ({ url, id }: { url: string; id: string }) => {
    const item = byId.get(id)
    return (item && pathOf(item)) ?? linkOf(url).to.replace(/^http:/, 'https:')
  }
  const own = wxr.items.filter(({ type, status }) => type === 'wp_navigation' && status === 'publish')
  const found = [...classicMenus(wxr.items, targetOf), ...own.map((item) => blockMenu(item, targetOf))]
  return found.filter(({ menu }) => menu.items.length > 0).map(menuCarried)
}

const menuCarried = ({ name, title, menu, lost }: FoundMenu): WpCarried => {
  const own = slug(`menu-${decoded(name)}`) || 'menu'
  const carried: Carried = {
    ...{
      ...standing,
      type: 'page',
      slug: own,
      title: title || own,
      content: '',
      builder: menu,
      parent: null,
      createdAt: null,
    },
    ...{ feature_image: null, authen: false, searchTitle: null, searchText: null, noindex: true },
  }
  const left = lost.map((what): LeftNote => ({ reason: 'menu-entry', what }))
  return { key: `menu ${own}`, carried, left, became: {} }
}

function toldOf({ items, ...wxr }: Wxr, { kept, menus }: { kept: readonly WxrItem[]; menus: number }): WpTold {
  const others: Record<string, number> = {}
  for (const { type } of items) {
    const name = /^[\w-]{1,40}$/.test(type) && type !== '__proto__' ? type : '?'
    if (!['page', 'post', 'attachment', 'nav_menu_item', 'wp_navigation'].includes(name))
      others[name] = (others[name] ?? 0) + 1
  }
  const of = (type: string) => kept.filter((item) => item.type === type).length
  const pictures = items.filter(({ type }) => type === 'attachment').length
  const comments = items.reduce((sum, item) => sum + item.comments, 0)
  const counts = {
    pages: of('page'),
    posts: of('post'),
    menus,
    pictures,
    comments,
    categories: wxr.categories,
    tags: wxr.tags,
  }
  return { title: wxr.title, site: wxr.site, counts, others, listings: listingsOf(wxr.site) }
}

/** WordPress's default paths, unless someone chose others. */
const listingsOf = (site: string) => {
  const home = oldPath(site, site)
  return home === null ? [] : ['category', 'tag'].map((word) => `${home === '/' ? '' : home}/${word}/*`)
}
