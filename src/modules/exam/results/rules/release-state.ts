import type { AttemptStatus } from '../../rules/choices.ts'

/** How many attempts of a round have each status. */
export type StatusCounts = Partial<Record<AttemptStatus, number>>

const unfinished: readonly AttemptStatus[] = ['open', 'paused', 'submitted', 'expired', 'marking']

/** Why the results of a round cannot be released yet; `nothing` where all are. */
type ReleaseBlock = 'sitting' | 'marking' | 'nothing'

/** What keeps a round from its release to all at once; null if it can be released (decision 614). */
export function releaseBlock(counts: StatusCounts): ReleaseBlock | null {
  const of = (statuses: readonly AttemptStatus[]) =>
    statuses.reduce((total, status) => total + (counts[status] ?? 0), 0)
  if (of(['open', 'paused']) > 0) return 'sitting'
  if (of(unfinished) > 0) return 'marking'
  return of(['graded']) > 0 ? null : 'nothing'
}

/** Whether results of a round are due by the clock. `resultsAt` is ISO 8601. */
export const isDue = (resultsAt: string | null, now: number): boolean =>
  resultsAt !== null && now >= Date.parse(resultsAt)

/**
 * Whether the result of an attempt is released as soon as it is marked: by the setting where no person marks and no time is set, and after
 * the time for results.
 */
export const releasesAtOnce = (of: {
  releasesItself: boolean
  hasManual: boolean
  resultsAt: string | null
}): boolean => of.releasesItself && !of.hasManual && of.resultsAt === null
