/** What is checked of a round. Instants are ISO 8601, `duration` is in minutes. */
export interface CheckedRound {
  status: boolean
  opensAt: string | null
  closesAt: string | null
  resultsAt: string | null
  reviewUntil: string | null
  appealUntil: string | null
  examVersion: number
  current: number
  duration: number | null
}

const roundWarningNames = ['hidden', 'short', 'endless', 'results', 'review', 'appeal', 'version'] as const
type RoundWarning = (typeof roundWarningNames)[number]

const minuteMs = 60_000

/** Returns what staff should look at in a round. Nothing of it prevents the round. */
export function roundWarnings(round: CheckedRound): RoundWarning[] {
  const isWrong: Record<RoundWarning, boolean> = {
    hidden: !round.status,
    short: isShort(round),
    endless: round.closesAt === null && round.duration === null,
    results: isBefore(round.resultsAt, round.closesAt),
    review: isBefore(round.reviewUntil, round.resultsAt ?? round.closesAt),
    appeal: isBefore(round.appealUntil, round.resultsAt ?? round.closesAt),
    version: round.examVersion < round.current,
  }
  return roundWarningNames.filter((name) => isWrong[name])
}

/** Whether a round can be closed at an instant: it is open, or its end is later. */
export const canClose = (round: Pick<CheckedRound, 'opensAt' | 'closesAt'>, now: string) =>
  (round.opensAt === null || isBefore(round.opensAt, now)) && (round.closesAt === null || isBefore(now, round.closesAt))

function isShort({ opensAt, closesAt, duration }: CheckedRound): boolean {
  if (opensAt === null || closesAt === null || duration === null) return false
  return Date.parse(closesAt) - Date.parse(opensAt) < duration * minuteMs
}

const isBefore = (one: string | null, other: string | null) =>
  one !== null && other !== null && Date.parse(one) < Date.parse(other)
