import { addDays } from '#domain/thai-calendar/bangkok.ts'

/** What staff decide of a round; whether it is full, runs or has ended follows from its days and seats. */
export const roundStatuses = [
  { value: 'planned', label: { th: 'วางแผนไว้', en: 'Planned' } },
  { value: 'open', label: { th: 'เปิดรับสมัคร', en: 'Open' } },
  { value: 'cancelled', label: { th: 'ยกเลิก', en: 'Cancelled' } },
] as const

/** What becomes of the people in a round that is cancelled. */
export const cancelEffects = [
  { value: 'choose', label: { th: 'ให้ผู้เรียนเลือกรุ่นใหม่เอง', en: 'Learners choose another round' } },
  { value: 'withdraw', label: { th: 'ถอนการลงทะเบียนทุกคน', en: 'Withdraw everyone' } },
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

/** Whether a session is for a learner of a round, or of none (null). Sessions without a round are for everyone in the course. */
export const isForRound = (session: { roundID: string | null }, roundID: string | null): boolean =>
  session.roundID === null || session.roundID === roundID

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

/** What decides whether a round can be merged into another one of its course. */
export interface MergeFacts {
  target: RoundDays & { status: string; number: number }
  /** How many hold a seat in the round that is merged. */
  moving: number
  /** Free seats of the target; null without a limit. */
  left: number | null
  today: string
}

type MergeProblem = 'closed' | 'ended' | 'seats'

/** Why a round cannot be merged into the target; null if it can. */
export const mergeProblem = ({ target, moving, left, today }: MergeFacts): MergeProblem | null => {
  if (target.status !== 'open') return 'closed'
  if (lastDayOf(target) < today) return 'ended'
  return left !== null && moving > Math.max(0, left) ? 'seats' : null
}

/** The last day on which a learner can cancel a seat in a round; null where learners never can. */
export const lastCancelDay = (of: { startDate: string; cancelUntilDays: number | null }): string | null =>
  of.cancelUntilDays === null ? null : addDays(of.startDate, -of.cancelUntilDays)

export type CancelProblem = 'never' | 'company' | 'paid' | 'late'

/**
 * Why a learner cannot cancel a seat on a day; null if they can. A company gives its seats back itself, staff return paid money, and nobody
 * cancels after the start.
 */
export const cancelProblem = (of: {
  startDate: string
  cancelUntilDays: number | null
  source: string
  today: string
}): CancelProblem | null => {
  const last = lastCancelDay(of)
  if (last === null) return 'never'
  if (of.source === 'company') return 'company'
  if (of.source === 'order') return 'paid'
  return of.today > last || of.today >= of.startDate ? 'late' : null
}

type SubstituteProblem = 'never' | 'company' | 'late' | 'begun' | 'cancelled'

/**
 * Why a seat in a round cannot be given to another person on a day; null if it can. Learners do so until their last day to cancel, staff
 * until the round begins. A company gives its seats to others itself.
 */
export const substituteProblem = (of: {
  startDate: string
  status: string
  cancelUntilDays: number | null
  source: string
  isByStaff: boolean
  today: string
}): SubstituteProblem | null => {
  if (of.status === 'cancelled') return 'cancelled'
  if (of.source === 'company') return 'company'
  if (of.isByStaff) return of.today >= of.startDate ? 'begun' : null
  const problem = cancelProblem({ ...of, source: 'self' })
  return problem === 'never' || problem === 'late' ? problem : null
}

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
