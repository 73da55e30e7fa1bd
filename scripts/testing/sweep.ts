const isWhole = process.env['WICHA_SWEEPS'] === 'whole'

/** How much of a sweep is walked: all with `WICHA_SWEEPS=whole`, as `npm run verify` sets it, else the part that fits into `npm test`. */
export const ofSweep = <T>(amount: { part: T; whole: T }): T => (isWhole ? amount.whole : amount.part)

/**
 * The part of a sweep that `npm test` walks: one of `n` things that are next to each other, from the `turn`th on, always the same; all
 * with `WICHA_SWEEPS=whole`. Where several tests walk one list, each takes another turn, so that together they miss little.
 */
export const oneOf = <T>(n: number, list: readonly T[], turn = 0): T[] =>
  list.filter((_, at) => isWhole || at % n === turn % n)
