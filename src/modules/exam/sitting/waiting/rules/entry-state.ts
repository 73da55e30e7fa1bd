/** What decides whether a learner may start an attempt now. Instants are ISO 8601. */
interface EntryFacts {
  /** Why the enrolment gives no access. */
  isBlocked: boolean
  /** Staff look in the learner's name. */
  isLooking: boolean
  /** Whether the learner sits the round already. */
  isSitting: boolean
  window: 'early' | 'open' | 'over'
  /** Attempts left; null for no limit. */
  left: number | null
  /** From when the next attempt may start. */
  nextOpensAt: string | null
}

export type EntryState = 'blocked' | 'sitting' | 'looking' | 'over' | 'used-up' | 'wait' | 'early' | 'ready'

/** Returns why a learner cannot start now, the lasting reason first, or `ready`. */
export function entryState(facts: EntryFacts, now: number): EntryState {
  if (facts.isBlocked) return 'blocked'
  if (facts.isSitting) return 'sitting'
  if (facts.window === 'over') return 'over'
  if (facts.left === 0) return 'used-up'
  if (facts.isLooking) return 'looking'
  if (facts.nextOpensAt !== null && now < Date.parse(facts.nextOpensAt)) return 'wait'
  return facts.window === 'early' ? 'early' : 'ready'
}

/**
 * How many minutes an attempt that starts at an instant has, if the end of the round cuts its time short; null if it has its full time.
 */
export function shortenedMinutes(
  { minutes, closesAt }: { minutes: number | null; closesAt: string | null },
  startMs: number,
): number | null {
  if (minutes === null || closesAt === null) return null
  const left = Math.floor((Date.parse(closesAt) - startMs) / 60_000)
  return left < Math.floor(minutes) ? Math.max(0, left) : null
}
