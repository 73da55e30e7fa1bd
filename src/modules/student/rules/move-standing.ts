/** What keeps a learner where he is, or that nothing does. */
export type MoveState = 'moves' | 'complete' | 'there' | 'full'

export interface Behind {
  percent: number | null
  isComplete: boolean
  passed: boolean
  /** Whether he is enrolled in the new edition already. */
  isThere: boolean
}

/** Who has completed the older edition keeps it; who is in the new one already is there. */
export const moveStateOf = ({ isComplete, passed, isThere }: Behind): Exclude<MoveState, 'full'> =>
  isComplete || passed ? 'complete' : isThere ? 'there' : 'moves'

/** How many of the lessons that somebody finished count in the new edition, and how many stay behind. */
export const carriedOf = (
  finished: readonly string[],
  { like, counts }: { like: ReadonlyMap<string, string>; counts: ReadonlySet<string> },
) => {
  const kept = finished.filter((one) => like.has(one))
  const done = kept.filter((one) => counts.has(like.get(one)!)).length
  return { kept: kept.length, gone: finished.length - kept.length, done }
}
