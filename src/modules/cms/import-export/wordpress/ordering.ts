import { slug } from '#domain/thai-text/slug.ts'
import { isReservedSlug } from '../../rules/is-slug.ts'
import { decoded } from './links.ts'
import type { WxrItem } from './wxr.ts'

/** Of items with the same id, the first wins. */
export function onceEach(items: readonly WxrItem[]): WxrItem[] {
  const seen = new Set<string>()
  return items.filter(({ id }) => !seen.has(id) && seen.add(id))
}

/** The existing content of the importing site. */
export interface Here {
  taken: readonly { type: string; slug: string }[]
  /** The slugs of the export's items here, by id. */
  slugs: ReadonlyMap<string, string>
}

/** A slug for each item: its existing one here, or a new one that is unique in its type. */
export function slugsOf(items: readonly WxrItem[], { taken: here, slugs }: Here): ReadonlyMap<string, string> {
  const taken = new Set(here.map(({ type, slug: one }) => `${type} ${one}`))
  const made = new Map<string, string>()
  for (const { id, type, name, title } of items) {
    const wished = slug(decoded(name)) || slug(title) || `wp-${id}`
    let free = slugs.get(id) ?? wished
    const isTaken = (one: string) => taken.has(`${type} ${one}`) || isReservedSlug({ type, slug: one })
    if (!slugs.has(id)) for (let n = 2; isTaken(free); n++) free = `${wished.slice(0, 90)}-${n}`
    taken.add(`${type} ${free}`)
    made.set(id, free)
  }
  return made
}

/** The same items, with pages after their parents. */
export function parentsFirst(items: readonly WxrItem[]): WxrItem[] {
  const byId = new Map(items.map((item) => [item.id, item]))
  const ordered = new Set<WxrItem>()
  for (const first of items) {
    const chain: WxrItem[] = []
    for (let item: WxrItem | undefined = first; item && !ordered.has(item) && !chain.includes(item);) {
      chain.push(item)
      item = item.type === 'page' && chain.length < 50 ? byId.get(item.parent) : undefined
    }
    for (const item of chain.toReversed()) ordered.add(item)
  }
  return [...ordered]
}
