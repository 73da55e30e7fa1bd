import { same } from './same.ts'

interface Orders {
  base: readonly string[]
  mine: readonly string[]
  theirs: readonly string[]
}

/**
 * The order of what stands together after a merge: who moved things about says it, mine where both did; what only the other
 * one added is after its neighbour there. `kept` are those that are here at all, each exactly once.
 */
export function mergedOrder(kept: ReadonlySet<string>, { base, mine, theirs }: Orders): string[] {
  const isMoved = isReordered(base, mine) || !isReordered(base, theirs)
  const [first, second] = isMoved ? [mine, theirs] : [theirs, mine]
  const order = first.filter((id) => kept.has(id))
  for (const list of [second, base, [...kept]]) insertMissing(order, { list, kept })
  return order
}

/** Whether what was there before is in another order, whatever came or went. */
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
