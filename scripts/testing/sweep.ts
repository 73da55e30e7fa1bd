const isWhole = process.env['WICHA_SWEEPS'] === 'whole'

/**
 * Returns how much of a sweep to run: all with `WICHA_SWEEPS=whole`, which `npm run verify` sets, otherwise the part
 * for `npm test`.
 */
export const ofSweep = <T>(amount: { part: T; whole: T }): T => (isWhole ? amount.whole : amount.part)

/**
 * Returns the part of a sweep for `npm test`: every `n`th item, starting at `turn`, always the same. Returns all items
 * with `WICHA_SWEEPS=whole`. Several tests over one list take different turns, so that together they miss little.
 */
export const oneOf = <T>(n: number, list: readonly T[], turn = 0): T[] =>
  list.filter((_, at) => isWhole || at % n === turn % n)
