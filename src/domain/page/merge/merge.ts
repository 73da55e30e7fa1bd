import type { Page } from '../page.ts'
import { mergedOrder } from './order.ts'
import { pageOf, type Part, type Parts, partsOf } from './parts.ts'
import { same } from './same.ts'

/** A merged page and the parts that both sides changed differently. For those, mine wins. */
interface MergedPage {
  page: Page
  conflicts: string[]
}

interface Sides {
  base: Parts
  mine: Parts
  theirs: Parts
}

/** One part in the three pages. */
interface Three {
  base: Part | undefined
  mine: Part | undefined
  theirs: Part | undefined
}

/**
 * Merges two changes of the same page by the ids of its rows, columns and objects. A change of only one side is kept.
 * If one side removed a part that the other changed, the part stays and is a conflict. Each id occurs once.
 */
export function mergePages(of: { base: Page; mine: Page; theirs: Page }): MergedPage {
  const sides = { base: partsOf(of.base), mine: partsOf(of.mine), theirs: partsOf(of.theirs) }
  const unlike = idsOf(sides).filter((id) => isUnlike(threeOf(sides, id)))
  if (unlike.length > 0) return { page: of.mine, conflicts: unlike }
  const conflicts: string[] = []
  const merged = new Map<string, Part>()
  for (const id of idsOf(sides)) {
    const three = threeOf(sides, id)
    if (isInConflict(three)) conflicts.push(id)
    const part = mergedPart(three)
    if (part) merged.set(id, part)
  }
  for (const part of [...merged.values()]) keepAround(part, { sides, merged })
  return { page: pageOf(ordered(sides, merged)), conflicts }
}

const idsOf = ({ base, mine, theirs }: Sides) => [
  ...new Set([...mine.byId.keys(), ...theirs.byId.keys(), ...base.byId.keys()]),
]

const threeOf = ({ base, mine, theirs }: Sides, id: string): Three => ({
  base: base.byId.get(id),
  mine: mine.byId.get(id),
  theirs: theirs.byId.get(id),
})

/** If one id names a row here and an object there, the pages cannot be compared. */
const isUnlike = (three: Three) =>
  new Set(Object.values(three).flatMap((part: Part | undefined) => part?.kind ?? [])).size > 1

const isChanged = (from: Part | undefined, to: Part | undefined) =>
  !from || !to ? from !== to : !same(from.own, to.own) || from.parent !== to.parent

function isInConflict({ base, mine, theirs }: Three): boolean {
  if (!isChanged(base, mine) || !isChanged(base, theirs) || (!mine && !theirs)) return false
  if (!base || !mine || !theirs) return isChanged(mine, theirs)
  const isSaidTwice = areThreeWays(base.own, { mine: mine.own, theirs: theirs.own })
  return isSaidTwice || areThreeWays(base.parent, { mine: mine.parent, theirs: theirs.parent })
}

const areThreeWays = (base: unknown, { mine, theirs }: { mine: unknown; theirs: unknown }) =>
  !same(base, mine) && !same(base, theirs) && !same(mine, theirs)

/** Returns the merged part, or undefined if it was removed. */
function mergedPart({ base, mine, theirs }: Three): Part | undefined {
  if (!mine || !theirs) {
    const left = mine ?? theirs
    return base && left && !isChanged(base, left) ? undefined : left
  }
  if (!base) return mine
  return {
    ...mine,
    own: same(base.own, mine.own) ? theirs.own : mine.own,
    parent: base.parent === mine.parent ? theirs.parent : mine.parent,
  }
}

/** A part that stays keeps its parents. */
function keepAround(part: Part, { sides, merged }: { sides: Sides; merged: Map<string, Part> }): void {
  if (part.parent === '' || merged.has(part.parent)) return
  const { base, mine, theirs } = threeOf(sides, part.parent)
  const holder = mine ?? theirs ?? base
  if (!holder) return
  merged.set(holder.id, holder)
  keepAround(holder, { sides, merged })
}

function ordered(sides: Sides, merged: ReadonlyMap<string, Part>): Parts {
  const under = Map.groupBy(merged.values(), ({ parent }) => parent)
  const orderOf = (parent: string) => {
    const kept = new Set((under.get(parent) ?? []).map(({ id }) => id))
    const [base, mine, theirs] = [sides.base, sides.mine, sides.theirs].map((side) =>
      parent === '' ? side.rows : (side.byId.get(parent)?.children ?? []),
    )
    return mergedOrder(kept, { base: base!, mine: mine!, theirs: theirs! })
  }
  const byId = new Map([...merged].map(([id, part]) => [id, { ...part, children: orderOf(id) }]))
  return { rows: orderOf(''), byId }
}
