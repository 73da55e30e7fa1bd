import type { Interval } from './intervals.ts'

/** What a player shows at a moment; `now` is a clock in milliseconds, `at` the place in the film in seconds. */
export interface Moment {
  now: number
  at: number
  rate: number
  isPlaying: boolean
}

/** So much more than the clock allows a film may have gone on between two looks, in milliseconds: players do not say it exactly. */
const grace = 400

/**
 * What was seen between two looks at a player, in milliseconds of the film; null where it stood still or somebody jumped: a film
 * goes on as long as the clock does, times its speed.
 */
export const between = (before: Moment, after: Moment): Interval | null => {
  const [from, to] = [Math.round(before.at * 1000), Math.round(after.at * 1000)]
  const most = (after.now - before.now) * Math.max(before.rate, after.rate) + grace
  return before.isPlaying && to > from && to - from <= most ? [from, to] : null
}
