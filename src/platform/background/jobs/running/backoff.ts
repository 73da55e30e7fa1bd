const firstMs = 1000
const longestMs = 3_600_000

/**
 * How long a job waits after its n-th failed try, in milliseconds: a second, four, sixteen and so on up to an hour, times
 * 0.5 to 1.5 by `chance` (0 to 1), so that what failed together does not come back together.
 */
export const backoff = (tries: number, chance: number): number =>
  Math.round(Math.min(firstMs * 4 ** (tries - 1), longestMs) * (0.5 + chance))
