import type { Menu, MenuItem } from '#domain/page/menu.ts'
import { address } from '#domain/page/address.ts'
import { onceEach } from './ordering.ts'
import { blocksIn, parseBlocks, textAttr, type WpBlock } from './parse-blocks.ts'
import type { WxrItem } from './wxr.ts'

interface Entry {
  title: string
  target: string
  entries: Entry[]
}
export interface FoundMenu {
  name: string
  title: string
  menu: Menu
  /** Entries whose target is missing here. */
  lost: string[]
}
type TargetOf = (of: { url: string; id: string }) => string

/** Entries beyond the maximum of a menu are ignored. */
const mostEntries = 500

/** The classic menus of an export, by the name in their entries. */
export function classicMenus(items: readonly WxrItem[], targetOf: TargetOf): FoundMenu[] {
  const named = new Map<string, { title: string; items: WxrItem[] }>()
  // Duplicate entries would duplicate all their children, and multiply at each level.
  for (const item of onceEach(items.filter(({ type }) => type === 'nav_menu_item'))) {
    const term = item.terms.find(({ domain }) => domain === 'nav_menu')
    if (!term) continue
    const menu = named.get(term.name) ?? { title: term.title || term.name, items: [] }
    if (menu.items.length < mostEntries) menu.items.push(item)
    named.set(term.name, menu)
  }
  return [...named].map(([name, { title, items: own }]) =>
    made({ name, title }, beneath(own, { parent: '0', targetOf })),
  )
}

function beneath(items: readonly WxrItem[], of: { parent: string; targetOf: TargetOf }, depth = 0): Entry[] {
  if (depth > 4) return []
  return items
    .filter(({ meta }) => (meta['_menu_item_menu_item_parent'] || '0') === of.parent)
    .map((item) => ({
      title: item.title,
      target: of.targetOf({ url: item.meta['_menu_item_url'] ?? '', id: objectOf(item) }),
      entries: beneath(items, { ...of, parent: item.id }, depth + 1),
    }))
}

const objectOf = ({ meta }: WxrItem) =>
  meta['_menu_item_type'] === 'post_type' ? (meta['_menu_item_object_id'] ?? '') : ''

/** A menu of the block editor. */
export const blockMenu = (item: WxrItem, targetOf: TargetOf): FoundMenu =>
  made({ name: item.name, title: item.title }, entriesIn(parseBlocks(item.content), targetOf))

const entriesIn = (blocks: readonly WpBlock[], targetOf: TargetOf): Entry[] =>
  blocks
    .filter(({ name }) => name === 'navigation-link' || name === 'navigation-submenu')
    .map((block) => ({
      title: textAttr(block, 'label').replaceAll(/<[^>]{0,200}>/g, ''),
      target: targetOf({ url: textAttr(block, 'url'), id: textAttr(block, 'id') }),
      entries: entriesIn(blocksIn(block), targetOf),
    }))

/** One sub-level is kept. Deeper entries move up to it. */
function made(of: { name: string; title: string }, entries: readonly Entry[]): FoundMenu {
  const lost: string[] = []
  const fit = (all: readonly Entry[]) =>
    all.flatMap((one) => {
      const title = one.title.trim().slice(0, 200)
      const isFit = title !== '' && address.safeParse(one.target).success
      if (!isFit) lost.push(title || one.target)
      return isFit ? [{ title, target: one.target, one }] : []
    })
  const flat = (all: readonly Entry[]): Entry[] => all.flatMap((one) => [one, ...flat(one.entries)])
  const items = fit(entries)
    .slice(0, 50)
    .map(({ one, ...item }): MenuItem => {
      const subMenu = fit(flat(one.entries)).map(({ title, target }) => ({ title, target }))
      return subMenu.length > 0 ? { ...item, subMenu: subMenu.slice(0, 50) } : item
    })
  return { ...of, menu: { version: 1, items }, lost }
}
