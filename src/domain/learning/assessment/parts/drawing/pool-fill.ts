/** A section that takes some of its candidates. */
export interface Demand {
  section: string
  count: number
  candidates: readonly string[]
}

/**
 * Returns the sections that cannot be filled without a question twice, in the order of the demands. Questions in `used` are
 * on the paper already.
 */
export function unfilledSections(demands: readonly Demand[], used: ReadonlySet<string>): string[] {
  if (isRoomy(demands, used)) return []
  const takers = new Map<string, Demand>()
  const free = demands.map((demand) => ({ ...demand, candidates: demand.candidates.filter((id) => !used.has(id)) }))
  return free.filter((demand) => !isFilled(demand, takers)).map(({ section }) => section)
}

export const canFill = (demands: readonly Demand[], used: ReadonlySet<string>): boolean =>
  unfilledSections(demands, used).length === 0

/** Whether every pool is large enough for all sections together, which settles most draws. */
function isRoomy(demands: readonly Demand[], used: ReadonlySet<string>): boolean {
  const needed = demands.reduce((total, { count }) => total + count, 0)
  return demands.every(({ candidates }) => candidates.length - used.size >= needed)
}

function isFilled(demand: Demand, takers: Map<string, Demand>): boolean {
  for (let count = 0; count < demand.count; count += 1) if (!takesOne(demand, { takers, seen: new Set() })) return false
  return true
}

/** Takes a free question, or one whose section can take another instead. */
function takesOne(demand: Demand, walk: { takers: Map<string, Demand>; seen: Set<string> }): boolean {
  for (const id of demand.candidates) {
    const taker = walk.takers.get(id)
    if (walk.seen.has(id) || taker === demand) continue
    walk.seen.add(id)
    if (taker && !takesOne(taker, walk)) continue
    walk.takers.set(id, demand)
    return true
  }
  return false
}
