/** From an instant until before another, in whole milliseconds. */
export type Interval = readonly [from: number, to: number]

/** Sorted by their beginning, none empty, none touching the next. */
export type Intervals = readonly Interval[]

/** The same time as intervals that are sorted and do not touch; what is no interval of whole numbers is left out. */
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

/** How long merged intervals are together, in milliseconds. */
export const measure = (merged: Intervals): number => merged.reduce((sum, [from, to]) => sum + (to - from), 0)

/** What of merged intervals is between two instants. */
export const clip = (merged: Intervals, [least, most]: Interval): Intervals =>
  merge(merged.map(([from, to]) => [Math.max(from, least), Math.min(to, most)] as const))

/** What of merged intervals is in none of the others, which are merged too. */
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

/** The first so many milliseconds of merged intervals. */
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

/** At most so many merged intervals: the shortest are given up, so that nothing is added. */
export const longest = (merged: Intervals, most: number): Intervals => {
  if (merged.length <= most) return merged
  return merge(merged.toSorted((one, other) => other[1] - other[0] - (one[1] - one[0])).slice(0, most))
}

/** At most so many merged intervals: the smallest gaps between them are closed, so that nothing is lost. */
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
