/** Something that takes time, in milliseconds. */
export interface Taken {
  from: number
  to: number
}

/** Its place in a day: the minutes, and the lane among parallel ones. */
export interface Place {
  from: number
  to: number
  lane: number
  lanes: number
}

const minute = 60_000
const day = 24 * 60

/**
 * The items of the day that begins at an instant (milliseconds), with their places. Overlapping items are side by side.
 */
export function placedOn<T extends Taken>(all: readonly T[], begun: number): (T & { place: Place })[] {
  const cut = all
    .filter(({ from, to }) => from < begun + day * minute && to > begun)
    .map((one) => ({ one, from: inDay(one.from, begun), to: inDay(one.to, begun) }))
    .toSorted((a, b) => a.from - b.from || b.to - a.to)
  return groupsOf(cut).flatMap((group) => {
    const lanes = inLanes(group)
    const count = Math.max(...lanes) + 1
    return group.map(({ one, from, to }, at) => ({ ...one, place: { from, to, lane: lanes[at]!, lanes: count } }))
  })
}

const inDay = (instant: number, begun: number) => Math.min(day, Math.max(0, Math.round((instant - begun) / minute)))

/** Groups of items that overlap, in order. */
function groupsOf<T extends Taken>(sorted: readonly T[]): T[][] {
  const groups: T[][] = []
  let until = -1
  for (const one of sorted) {
    if (one.from >= until) groups.push([])
    groups.at(-1)!.push(one)
    until = Math.max(until, one.to)
  }
  return groups
}

/** Assigns each item to the first lane that is free when it begins. */
function inLanes(group: readonly Taken[]): number[] {
  const ends: number[] = []
  return group.map(({ from, to }) => {
    const free = ends.findIndex((end) => end <= from)
    const lane = free < 0 ? ends.length : free
    ends[lane] = to
    return lane
  })
}

/** The first and the last full hour that a week shows: office hours, extended by items outside them. */
export function hoursShown(spans: readonly Taken[]): { first: number; last: number } {
  const usual = { first: 8, last: 18 }
  return spans.reduce(
    ({ first, last }, { from, to }) => ({
      first: Math.min(first, Math.floor(from / 60)),
      last: Math.max(last, Math.ceil(to / 60)),
    }),
    usual,
  )
}
