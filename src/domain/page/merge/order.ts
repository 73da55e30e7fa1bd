import { same } from './same.ts'

interface Orders {
  base: readonly string[]
  mine: readonly string[]
  theirs: readonly string[]
}

/**
 * Returns the order of siblings after a merge. The side that reordered them decides, mine if both did. Parts that only
 * the other side added follow their neighbour there. `kept` are the remaining siblings, each exactly once.
 */
export function mergedOrder(kept: ReadonlySet<string>, { base, mine, theirs }: Orders): string[] {
  const isMoved = isReordered(base, mine) || !isReordered(base, theirs)
  const [first, second] = isMoved ? [mine, theirs] : [theirs, mine]
  const order = first.filter((id) => kept.has(id))
  for (const list of [second, base, [...kept]]) insertMissing(order, { list, kept })
  return order
}

/** Whether the former siblings changed their order, regardless of additions and removals. */
function isReordered(base: readonly string[], now: readonly string[]): boolean {
  const [before, after] = [new Set(base), new Set(now)]
  return !same(
    base.filter((id) => after.has(id)),
    now.filter((id) => before.has(id)),
  )
}

function insertMissing(order: string[], { list, kept }: { list: readonly string[]; kept: ReadonlySet<string> }) {
  const there = new Set(order)
  for (const [at, id] of list.entries()) {
    if (there.has(id) || !kept.has(id)) continue
    const before = list.slice(0, at).findLast((one) => there.has(one))
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id)
    there.add(id)
  }
}
