/** What staff decide of a round; whether it is full, runs or has ended follows from its days and seats. */
export const roundStatuses = [
  { value: 'planned', label: { th: 'วางแผนไว้', en: 'Planned' } },
  { value: 'open', label: { th: 'เปิดรับสมัคร', en: 'Open' } },
  { value: 'cancelled', label: { th: 'ยกเลิก', en: 'Cancelled' } },
] as const

/** The days of a round (YYYY-MM-DD in Bangkok). */
export interface RoundDays {
  startDate: string
  endDate: string | null
  startRegistDate: string | null
  endRegistDate: string | null
}

export interface DatedRound extends RoundDays {
  _id: string
  status: string
}

/** The last day of a round. */
export const lastDayOf = ({ startDate, endDate }: Pick<RoundDays, 'startDate' | 'endDate'>): string =>
  endDate !== null && endDate > startDate ? endDate : startDate

/** Whether people can register for an open round on a day. Without a last day, registration ends when the training ends. */
export const registersOn = (round: RoundDays & { status: string }, today: string): boolean =>
  round.status === 'open' &&
  (round.startRegistDate === null || round.startRegistDate <= today) &&
  (round.endRegistDate ?? lastDayOf(round)) >= today

/**
 * The round that a course is on on a day: of the open ones the first that takes registrations, then the next to begin, then the one that
 * runs, then the latest that ended. Undefined where none is open.
 */
export const currentRound = <R extends DatedRound>(rounds: readonly R[], today: string): R | undefined => {
  const open = rounds.filter(({ status }) => status === 'open').toSorted(byStart)
  return (
    open.find((round) => registersOn(round, today) && round.startDate >= today) ??
    open.find((round) => round.startDate > today) ??
    open.find((round) => registersOn(round, today)) ??
    open.findLast((round) => lastDayOf(round) >= today) ??
    open.at(-1)
  )
}

const byStart = (one: DatedRound, other: DatedRound) =>
  one.startDate < other.startDate ? -1 : one.startDate > other.startDate ? 1 : one._id < other._id ? -1 : 1

type RoundProblem = 'end-before-start' | 'registration-order' | 'registration-after-end'

/** Which days of a round are out of order, by field. */
export const roundProblems = (days: RoundDays): { field: keyof RoundDays; problem: RoundProblem }[] => [
  ...(days.endDate !== null && days.endDate < days.startDate
    ? [{ field: 'endDate' as const, problem: 'end-before-start' as const }]
    : []),
  ...(days.startRegistDate !== null && days.endRegistDate !== null && days.endRegistDate < days.startRegistDate
    ? [{ field: 'endRegistDate' as const, problem: 'registration-order' as const }]
    : []),
  ...(days.startRegistDate !== null && days.startRegistDate > lastDayOf(days)
    ? [{ field: 'startRegistDate' as const, problem: 'registration-after-end' as const }]
    : []),
]
