const firstMs = 1000
const longestMs = 3_600_000

/**
 * Returns the delay after the n-th failed attempt in milliseconds: 1 s, 4 s, 16 s and so on, up to an hour. It is
 * multiplied by 0.5 to 1.5 through `chance` (0 to 1), so that jobs that failed together do not retry together.
 */
export const backoff = (tries: number, chance: number): number =>
  Math.round(Math.min(firstMs * 4 ** (tries - 1), longestMs) * (0.5 + chance))
