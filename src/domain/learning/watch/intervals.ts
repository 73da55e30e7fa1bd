/** From an instant (inclusive) to another (exclusive), in whole milliseconds. */
export type Interval = readonly [from: number, to: number]

/** Sorted by start, without empty or touching intervals. */
export type Intervals = readonly Interval[]

/** Returns the same time as sorted intervals that do not touch. Invalid intervals are left out. */
export const merge = (intervals: Intervals): Intervals => {
  const sorted = intervals
    .filter(([from, to]) => Number.isSafeInteger(from) && Number.isSafeInteger(to) && to > from)
    .toSorted((one, other) => one[0] - other[0])
  const merged: [number, number][] = []
  for (const [from, to] of sorted) {
    const last = merged.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else merged.push([from, to])
  }
  return merged
}

/** Returns the total length of merged intervals in milliseconds. */
export const measure = (merged: Intervals): number => merged.reduce((sum, [from, to]) => sum + (to - from), 0)

/** Returns the parts of merged intervals between two instants. */
export const clip = (merged: Intervals, [least, most]: Interval): Intervals =>
  merge(merged.map(([from, to]) => [Math.max(from, least), Math.min(to, most)] as const))

/** Returns the parts of merged intervals that are in none of the others, which are also merged. */
export const minus = (merged: Intervals, others: Intervals): Intervals =>
  merged.flatMap(([from, to]) => {
    const left: Interval[] = []
    let at = from
    for (const [start, end] of others) {
      if (end <= at || start >= to) continue
      if (start > at) left.push([at, start])
      at = end
    }
    return at < to ? [...left, [at, to] as const] : left
  })

/** Returns the first `ms` milliseconds of merged intervals. */
export const first = (merged: Intervals, ms: number): Intervals => {
  let left = ms
  return merge(
    merged.map(([from, to]) => {
      const taken = Math.max(0, Math.min(to - from, left))
      left -= taken
      return [from, from + taken] as const
    }),
  )
}

/** Returns at most `most` merged intervals. It drops the shortest, so that nothing is added. */
export const longest = (merged: Intervals, most: number): Intervals => {
  if (merged.length <= most) return merged
  return merge(merged.toSorted((one, other) => other[1] - other[0] - (one[1] - one[0])).slice(0, most))
}

/** Returns at most `most` merged intervals. It closes the smallest gaps, so that nothing is lost. */
export const closed = (merged: Intervals, most: number): Intervals => {
  if (merged.length <= most) return merged
  const gaps = merged.slice(1).map(([from], at) => from - merged[at]![1])
  const widest = gaps.toSorted((one, other) => other - one)[most - 1]!
  const joined: [number, number][] = []
  for (const [from, to] of merged) {
    const last = joined.at(-1)
    if (last && from - last[1] <= widest) last[1] = to
    else joined.push([from, to])
  }
  return joined
}
