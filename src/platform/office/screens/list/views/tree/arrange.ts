/** A row in its place: how deep, under which row, and between which siblings. */
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
 * Rows as a tree is read, each followed by those under it, siblings in the order given. A row whose parent is not among them
 * is at the top, and so does one of rows that are in a ring.
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

/** Where a row is put: before or after another, or under it as the last. */
export const spots = ['before', 'after', 'inside'] as const
export type Spot = (typeof spots)[number]

/** The siblings of a row in their order once it is put there, and the row above them. */
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
