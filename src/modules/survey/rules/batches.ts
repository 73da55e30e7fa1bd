/** Anonymous answers are read in groups of at least this many. */
export const minGroup = 5

interface BatchState {
  /** Answers that nobody may read yet, and those that may be read. */
  waiting: number
  released: number
  isClosed: boolean
}

/**
 * How many waiting answers may be read now. Two results always differ by at least five answers, also the last ones: while a survey is open,
 * five stay back for the end. Large surveys release rarer, because each release rewrites all answers (decision 611).
 */
export function releaseCount({ waiting, released, isClosed }: BatchState): number {
  if (isClosed) return waiting >= minGroup ? waiting : 0
  return waiting >= 2 * minGroup + Math.floor(released / 20) ? waiting - minGroup : 0
}
