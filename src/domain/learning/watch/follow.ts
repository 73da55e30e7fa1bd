import type { Interval } from './intervals.ts'

/** The state of a player. `now` is a clock in milliseconds, `at` the position in the video in seconds. */
export interface Moment {
  now: number
  at: number
  rate: number
  isPlaying: boolean
}

/** Tolerance in milliseconds between video and clock from one check to the next, because players report imprecisely. */
const grace = 400

/**
 * Returns what was watched between two checks of a player, in milliseconds of the video. Returns null if it paused or
 * the viewer jumped. A playing video advances like the clock, times its speed.
 */
export const between = (before: Moment, after: Moment): Interval | null => {
  const [from, to] = [Math.round(before.at * 1000), Math.round(after.at * 1000)]
  const most = (after.now - before.now) * Math.max(before.rate, after.rate) + grace
  return before.isPlaying && to > from && to - from <= most ? [from, to] : null
}
