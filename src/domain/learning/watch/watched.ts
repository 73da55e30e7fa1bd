import { clip, closed, first, type Intervals, longest, measure, merge, minus } from './intervals.ts'

/** The watched parts of a video, and the server time (since 1970) that was counted for them, in milliseconds. */
export interface Watched {
  seen: Intervals
  counted: Intervals
}

/** What a player reports as watched since its last report, in milliseconds. */
interface Claim {
  seen: Intervals
  /** The length of the video. */
  duration: number
  /** When the page with the player was made, and the present time, by the server's clock. */
  openedAt: number
  now: number
  /** How many seconds of video one second of the clock allows. */
  speed: number
}

/** Maximum number of stored intervals. */
export const most = { seen: 300, counted: 60 } as const

/**
 * Counts a report. New parts of the video are accepted as far as the server's clock allows. Each second since the page
 * was made counts once and allows `speed` seconds of video. Parts counted before cost nothing, so reports may repeat,
 * be late or change order. A refused part may be reported again later.
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

/** Returns how much of a video was watched, in whole percent. It is 100 if less than a second is left. */
export const percentOf = (seen: Intervals, duration: number): number => {
  if (!(duration > 0)) return 0
  const ms = measure(clip(merge(seen), [0, duration]))
  return ms > 0 && ms >= duration - 1000 ? 100 : Math.min(99, Math.floor((ms / duration) * 100))
}

/**
 * Returns how far a viewer may jump if skipping is forbidden, in milliseconds. It is the end of the continuous part
 * from the beginning, with one second of tolerance for each gap.
 */
export const frontier = (seen: Intervals): number => {
  let at = 0
  for (const [from, to] of merge(seen)) {
    if (from > at + 1000) break
    at = to
  }
  return at
}
