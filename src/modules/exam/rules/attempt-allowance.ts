import { nextStart } from '#domain/learning/assessment/attempt-time.ts'
import type { ExamSettings } from '#domain/learning/assessment/blueprint.ts'

/** An attempt in the same round, in the order of their numbers. */
interface EarlierAttempt {
  attempt: number
  startedAt: string | null
  submittedAt: string | null
}

/**
 * Returns the number of the next attempt, how many are left, null for no limit, and from when it may start. Attempts before `since`, the
 * beginning of the present course attempt, are not counted as used.
 */
export function attemptAllowance(
  before: readonly EarlierAttempt[],
  { attempts, waitBetween, since }: Pick<ExamSettings, 'attempts' | 'waitBetween'> & { since: string },
): { next: number; left: number | null; opensAt: string | null } {
  const counted = before.filter(({ startedAt }) => startedAt !== null && startedAt >= since)
  const last = counted.at(-1)?.submittedAt
  return {
    next: Math.max(0, ...before.map(({ attempt }) => attempt)) + 1,
    left: attempts === null ? null : Math.max(0, attempts - counted.length),
    opensAt: last ? nextStart(last, waitBetween) : null,
  }
}
