const firstDelayMs = 1000
const maxDelayMs = 30_000

/**
 * Returns the milliseconds to wait after a number of failed calls, from 1 s to 30 s. `random` from 0 to 1 spreads the
 * calls of a whole room.
 */
export function retryDelayMs(failures: number, random: number): number {
  const most = Math.min(maxDelayMs, firstDelayMs * 2 ** Math.min(failures, 10))
  return Math.round(firstDelayMs + (most - firstDelayMs) * random)
}
