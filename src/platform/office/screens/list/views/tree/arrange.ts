/** A row in a tree: its depth, parent and siblings. */
export interface Placed<R> {
  row: R
  depth: number
  above: R | null
  previous: R | null
  next: R | null
}

type Keyed = Record<string, unknown>

const idOf = (row: Keyed) => String(row['_id'])

/**
 * Returns rows in tree order: each followed by its children, siblings in the given order. A row without its parent
 * among them, or in a cycle, is at the top.
 */
export const arrange = <R extends Keyed>(rows: readonly R[], parent: string): Placed<R>[] => {
  const known = new Set(rows.map(idOf))
  const under = Map.groupBy(rows, (row) => (known.has(String(row[parent])) ? String(row[parent]) : ''))
  const placed: Placed<R>[] = []
  const seen = new Set<string>()
  const place = (siblings: readonly R[], above: R | null, depth: number) => {
    for (const [at, row] of siblings.entries()) {
      if (seen.has(idOf(row))) continue
      seen.add(idOf(row))
      placed.push({ row, depth, above, previous: siblings[at - 1] ?? null, next: siblings[at + 1] ?? null })
      place(under.get(idOf(row)) ?? [], row, depth + 1)
    }
  }
  place(under.get('') ?? [], null, 0)
  for (const row of rows) place([row], null, 0)
  return placed
}

/** Where to move a row: before or after another, or under it as the last. */
export const spots = ['before', 'after', 'inside'] as const
export type Spot = (typeof spots)[number]

/** Returns the new siblings of a moved row in order, and its new parent. */
export const putting = <R extends Keyed>(
  rows: readonly R[],
  of: { moved: R; at: R; spot: Spot; parent: string },
): { siblings: R[]; above: string | null } => {
  const { moved, at, spot, parent } = of
  const placed = arrange(rows, parent)
  const aboveOf = (row: R) => placed.find((one) => one.row === row)?.above ?? null
  const above = spot === 'inside' ? at : aboveOf(at)
  const siblings = rows.filter((row) => row !== moved && aboveOf(row) === above)
  const to = spot === 'inside' ? siblings.length : siblings.indexOf(at) + (spot === 'after' ? 1 : 0)
  return { siblings: siblings.toSpliced(to, 0, moved), above: above && idOf(above) }
}
