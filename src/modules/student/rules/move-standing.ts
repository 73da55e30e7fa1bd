/** What prevents a learner's move, or that nothing does. */
export type MoveState = 'moves' | 'complete' | 'there' | 'full'

export interface Behind {
  percent: number | null
  isComplete: boolean
  passed: boolean
  /** Whether the learner is already enrolled in the new edition. */
  isThere: boolean
}

/** A learner who completed the older edition keeps it. A learner in the new one is already there. */
export const moveStateOf = ({ isComplete, passed, isThere }: Behind): Exclude<MoveState, 'full'> =>
  isComplete || passed ? 'complete' : isThere ? 'there' : 'moves'

/** How many completed lessons count in the new edition, and how many do not. */
export const carriedOf = (
  finished: readonly string[],
  { like, counts }: { like: ReadonlyMap<string, string>; counts: ReadonlySet<string> },
) => {
  const kept = finished.filter((one) => like.has(one))
  const done = kept.filter((one) => counts.has(like.get(one)!)).length
  return { kept: kept.length, gone: finished.length - kept.length, done }
}
