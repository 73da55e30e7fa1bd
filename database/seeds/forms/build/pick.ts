/** What a choice depends on: the number of the submission, and a salt of its own for each question. */
export interface Turn {
  n: number
  salt: number
}

/** A whole number from 0 to below `most` that looks random, and is the same in every run. */
export function chance({ n, salt }: Turn, most: number): number {
  let hash = Math.imul(n + 1, 0x9e3779b1) ^ Math.imul(salt + 7, 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return ((hash ^ (hash >>> 15)) >>> 0) % most
}

export const pick = <Each>(list: readonly Each[], turn: Turn): Each => list[chance(turn, list.length)]!

/** True in about `percent` of a hundred turns. */
export const isLikely = (turn: Turn, percent: number): boolean => chance(turn, 100) < percent
