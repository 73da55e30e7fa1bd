import { checkPage } from '#domain/page/check/check-page.ts'
import { type Fact, titleFacts } from '#domain/page/check/fact.ts'
import type { FindingInput, PageFinding } from '#domain/page/check/finding.ts'
import { isMenu, readMenu } from '#domain/page/menu.ts'
import { type Page, type PageObject, readPage } from '#domain/page/page.ts'
import type { Context } from '#platform/context.ts'
import { type StoredSize, storedSizes } from '#platform/content/file/library/picture-sizes.ts'
import { readObject } from '#platform/content/page/read-object.ts'
import { isList } from '../rules/post-pages.ts'
import { type LinkTargetState, linkTargetStates } from './link-target-states.server.ts'

/** The checked fields of a post. */
export interface Checked {
  _id: string
  builder: unknown
  content: unknown
  searchText: string | null
  type: string
  display: string
  parent: string | null
}

/**
 * The problems of some pages, by `_id`. Their links and pictures on this site are looked up together. Unreadable pages
 * are not checked.
 */
export const checkPosts = async (
  ctx: Context,
  posts: readonly Checked[],
): Promise<ReadonlyMap<string, PageFinding[]>> => {
  const pages = posts.flatMap((post) => {
    const page = pageOf(post.builder)
    return page ? [{ post, page }] : []
  })
  const paths = new Set<string>()
  const pictures = new Set<string>()
  const asking = {
    standing: (path: string) => (paths.add(path), 'there' as const),
    pictureOf: (url: string) => (pictures.add(url), null),
  }
  for (const { post, page } of pages) checkPage(page, givenOf(ctx, post, asking))
  const [standings, sizes] = await Promise.all([linkTargetStates(ctx, [...paths]), storedSizes(ctx, [...pictures])])
  const known = knownBy(standings, sizes)
  return new Map(pages.map(({ post, page }) => [post._id, checkPage(page, givenOf(ctx, post, known))]))
}

type Known = Pick<FindingInput, 'standing' | 'pictureOf'>

const knownBy = (standings: ReadonlyMap<string, LinkTargetState>, sizes: ReadonlyMap<string, StoredSize>): Known => ({
  standing: (path) => standings.get(path) ?? 'missing',
  pictureOf: (url) => sizes.get(url) ?? null,
})

const menuType = '(menu)'

/** For a menu, only the links are checked. */
function pageOf(builder: unknown): Page | null {
  if (!isMenu(builder)) {
    const read = readPage(builder)
    return 'page' in read ? read.page : null
  }
  const read = readMenu(builder)
  if (!('menu' in read)) return null
  const object = { id: 'menu', type: menuType, version: 1, props: read.menu }
  const column = { id: 'column', col: 12, alignment: 'left' as const, objects: [object as unknown as PageObject] }
  return { version: 1, rows: [{ id: 'row', gapSize: 0, columns: [column] }] }
}

const givenOf = (ctx: Context, { builder, content, searchText, ...post }: Checked, known: Known): FindingInput => ({
  ...known,
  factsOf: (object) => factsOf(ctx, object),
  content: typeof content === 'string' ? content : '',
  hasPosts: isList(post) && post.parent === null,
  // A menu is no page, and search engines do not find it.
  description: isMenu(builder) ? '-' : (searchText ?? ''),
  colours,
})

/** The lightness of the site's backgrounds and text. Its theme sets only the hue. */
const colours = { ink: '#1e2233', page: '#ffffff', deep: '#1a1f33' }

function factsOf(ctx: Context, object: PageObject): readonly Fact[] | null {
  if (object.type === menuType) return menuFacts(object.props as unknown)
  const read = readObject(ctx, object)
  if ('fault' in read) return null
  const facts = ctx.app.blocks.get(object.type)?.facts
  return facts ? facts(read.value) : [...titleFacts((read.value as { title?: string }).title), { is: 'own' }]
}

function menuFacts(stored: unknown): Fact[] {
  const read = readMenu(stored)
  if (!('menu' in read)) return []
  const links = read.menu.items.flatMap(({ subMenu = [], ...item }) => [item, ...subMenu])
  return links.map(({ target, title }) => ({ is: 'link', to: target, text: title }))
}
