import { clip, closed, first, type Intervals, longest, measure, merge, minus } from './intervals.ts'

/** What somebody saw of a film, and what of the server's clock (since 1970) was counted for it; milliseconds. */
export interface Watched {
  seen: Intervals
  counted: Intervals
}

/** What a player says was seen since the last time; milliseconds. */
interface Claim {
  seen: Intervals
  /** How long the film is. */
  duration: number
  /** When the page with the player was made, and now, by the server's clock. */
  openedAt: number
  now: number
  /** How many seconds may be seen in one second of the clock. */
  speed: number
}

/** So many intervals are kept. */
export const most = { seen: 300, counted: 60 } as const

/**
 * Counts a claim. What is new of the film is believed as far as the server's clock allows: each second of the clock since the page
 * was made is counted once and stands for `speed` of the film. What was counted before costs nothing, so a claim may come again, late or
 * in another order; what is not believed now may be claimed again when time has passed.
 */
export const counted = (before: Watched, { seen, duration, openedAt, now, speed }: Claim): Watched => {
  const claimed = clip(merge(seen), [0, duration])
  const fresh = minus(claimed, before.seen)
  if (fresh.length === 0) return before
  const free = minus(merge([[openedAt, now]]), before.counted)
  const believed = first(fresh, measure(free) * speed)
  return {
    seen: longest(merge([...before.seen, ...believed]), most.seen),
    counted: closed(merge([...before.counted, ...free]), most.counted),
  }
}

/** How much of a film was seen, in whole percent; all of it when less than a second is left. */
export const percentOf = (seen: Intervals, duration: number): number => {
  if (!(duration > 0)) return 0
  const ms = measure(clip(merge(seen), [0, duration]))
  return ms > 0 && ms >= duration - 1000 ? 100 : Math.min(99, Math.floor((ms / duration) * 100))
}

/** How far one may jump where nothing may be skipped, in milliseconds: the end of what was seen from the beginning on, a second of grace for each pause. */
export const frontier = (seen: Intervals): number => {
  let at = 0
  for (const [from, to] of merge(seen)) {
    if (from > at + 1000) break
    at = to
  }
  return at
}
