/** Pseudo-random values that are the same for the same seed. */
export interface Random {
  /** From 0 to `below`, exclusive. */
  int: (below: number) => number
  pick: <T>(list: readonly T[]) => T
  /** True in `percent` percent of the cases. */
  chance: (percent: number) => boolean
  times: <T>(most: number, make: () => T) => T[]
}

/** Mulberry32 over the seed and the case number, so that one case can be repeated without the earlier ones. */
export const randomOf = (seed: number, index: number): Random => {
  let state = (Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(index + 1, 0xc2b2ae35)) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const int = (below: number) => Math.floor(next() * below)
  return {
    int,
    pick: (list) => list[int(list.length)]!,
    chance: (percent) => next() * 100 < percent,
    times: (most, make) => Array.from({ length: int(most + 1) }, make),
  }
}
