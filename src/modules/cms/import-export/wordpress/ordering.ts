import { slug } from '#domain/thai-text/slug.ts'
import { isReservedSlug } from '../../rules/is-slug.ts'
import { decoded } from './links.ts'
import type { WxrItem } from './wxr.ts'

/** Of an id that is there twice the first one counts. */
export function onceEach(items: readonly WxrItem[]): WxrItem[] {
  const seen = new Set<string>()
  return items.filter(({ id }) => !seen.has(id) && seen.add(id))
}

/** What is on the site that an export comes to. */
export interface Here {
  taken: readonly { type: string; slug: string }[]
  /** The slugs that things of the export have there, by their ids. */
  slugs: ReadonlyMap<string, string>
}

/** A slug for each: the one that it has here, or one of its own among those of its type. */
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

/** The same things, a page behind the page that it is under. */
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
