import type { Menu } from '#domain/page/menu.ts'

/** An entry of a menu in its flat list. `depth` 1 is under the nearest entry of depth 0 above it. */
export interface Entry {
  id: string
  title: string
  titleEn: string
  target: string
  depth: 0 | 1
}

export type Step = 'up' | 'down' | 'in' | 'out'

/** The entries of a menu in reading order, each with a stable id for editing. */
export const entriesOf = ({ items }: Menu): Entry[] =>
  items.flatMap(({ subMenu = [], ...item }, at) => [
    asEntry(item, { id: `e${at}`, depth: 0 }),
    ...subMenu.map((one, under) => asEntry(one, { id: `e${at}-${under}`, depth: 1 })),
  ])

/** The menu from a list of entries. */
export const menuFrom = (entries: readonly Entry[]): Menu => ({
  version: 1,
  items: familiesOf(entries).map(([head, ...under]) =>
    under.length === 0 ? asItem(head!) : { ...asItem(head!), subMenu: under.map(asItem) },
  ),
})

/** Moves an entry one step with its sub-entries. Returns the same list if it cannot move. */
export const stepped = (entries: readonly Entry[], id: string, step: Step): Entry[] => {
  const families = familiesOf(entries)
  const at = families.findIndex((family) => family.some((one) => one.id === id))
  const family = families[at]
  if (!family) return [...entries]
  const isHead = family[0]!.id === id
  return (isHead ? stepHead(families, at, step) : stepUnder(families, { at, id, step })).flat()
}

/**
 * Drops an entry before the entry at `at` of the list without it. With `depth` 1 it goes under another entry if
 * possible. Sub-entries move along. An entry with sub-entries stays on the first level.
 */
export const dropped = (entries: readonly Entry[], id: string, to: { at: number; depth: 0 | 1 }): Entry[] => {
  const moved = familiesOf(entries).find(([head]) => head!.id === id) ?? entries.filter((one) => one.id === id)
  const left = entries.filter((one) => !moved.includes(one))
  const at = Math.max(0, Math.min(left.length, to.at))
  if (moved.length === 0) return [...entries]
  const splits = left[at]?.depth === 1
  const depth = at === 0 || moved.length > 1 ? 0 : splits ? 1 : to.depth
  const own = moved.map((one, nth): Entry => (nth === 0 ? { ...one, depth } : one))
  const end = splits && moved.length > 1 ? endOfFamily(left, at) : at
  return [...left.slice(0, end), ...own, ...left.slice(end)]
}

/** Removes an entry. Its sub-entries move to the first level. */
export const without = (entries: readonly Entry[], id: string): Entry[] =>
  familiesOf(entries).flatMap((family) =>
    family[0]!.id === id
      ? family.slice(1).map((one): Entry => ({ ...one, depth: 0 }))
      : family.filter((one) => one.id !== id),
  )

/** A first-level entry with its sub-entries. */
const familiesOf = (entries: readonly Entry[]): Entry[][] => {
  const families: Entry[][] = []
  for (const entry of entries)
    if (entry.depth === 0 || families.length === 0) families.push([entry.depth === 0 ? entry : { ...entry, depth: 0 }])
    else families.at(-1)!.push(entry)
  return families
}

const endOfFamily = (entries: readonly Entry[], at: number) => {
  const next = entries.findIndex((one, nth) => nth >= at && one.depth === 0)
  return next === -1 ? entries.length : next
}

function stepHead(families: Entry[][], at: number, step: Step): Entry[][] {
  const family = families[at]!
  const isAlone = family.length === 1
  if (step === 'out' || (step === 'in' && (at === 0 || !isAlone))) return families
  if (step === 'in') {
    const nested: Entry = { ...family[0]!, depth: 1 }
    return families.flatMap((one, nth) => (nth === at ? [] : nth === at - 1 ? [[...one, nested]] : [one]))
  }
  const to = step === 'up' ? at - 1 : at + 1
  return to < 0 || to >= families.length ? families : swapped(families, at, to)
}

function stepUnder(families: Entry[][], { at, id, step }: { at: number; id: string; step: Step }): Entry[][] {
  const family = families[at]!
  const nth = family.findIndex((one) => one.id === id)
  const entry = family[nth]!
  const rest = family.filter((one) => one !== entry)
  const out: Entry[] = [{ ...entry, depth: 0 }]
  const before = families.slice(0, at)
  const after = families.slice(at + 1)
  const to = step === 'up' ? nth - 1 : nth + 1
  if (step === 'in') return families
  if (step === 'out') return [...before, rest, out, ...after]
  if (to > 0 && to < family.length) return [...before, swapped(family, nth, to), ...after]
  // Past the edge of its family, it moves into the neighbouring one.
  if (step === 'up') {
    const above = before.at(-1)
    return above ? [...before.slice(0, -1), [...above, entry], rest, ...after] : [out, rest, ...after]
  }
  const [below, ...others] = after
  return below ? [...before, rest, [below[0]!, entry, ...below.slice(1)], ...others] : [...before, rest, out]
}

const swapped = <T>(list: readonly T[], one: number, other: number): T[] =>
  list.map((item, at) => (at === one ? list[other]! : at === other ? list[one]! : item))

const asEntry = (
  { title, titleEn = '', target }: { title: string; titleEn?: string | undefined; target: string },
  { id, depth }: Pick<Entry, 'id' | 'depth'>,
): Entry => ({ id, title, titleEn, target, depth })

const asItem = ({ title, titleEn, target }: Entry) => ({
  title: title.trim(),
  ...(titleEn.trim() !== '' && { titleEn: titleEn.trim() }),
  target: target.trim(),
})
