import { type Slot, sumSlots } from './slots.ts'
import type { AttendanceStatus, StatusShares } from './statuses.ts'

/** A session of a course; without `hours` it counts from its start to its end. */
export interface CourseSession {
  _id: string
  startsAt: string
  endsAt: string
  hours: number | null
  cancelled: boolean
}

/** How a learner was at a session, and when that was written down. */
export interface AttendanceMark {
  sessionID: string
  status: AttendanceStatus
  at: string
}

/**
 * How a session counts for a learner: `counted`, `upcoming`, or not, because it was `cancelled`, was `before` they enrolled, is
 * at the time of an `other` one that has a mark, or their status leaves it `out`.
 */
type SessionState = 'counted' | 'upcoming' | 'cancelled' | 'before' | 'other' | 'out'

export interface SessionLine {
  _id: string
  state: SessionState
  status: AttendanceStatus | null
  minutes: number
  attendedMinutes: number
}

export interface Attended {
  lines: SessionLine[]
  /** Of the sessions that have ended. */
  totalMinutes: number
  /** Minutes times percent, so that nothing is rounded. */
  minutePercents: number
  /** Of the sessions that have ended and those to come. */
  plannedMinutes: number
  /** Whether the last session of the course has ended. */
  isOver: boolean
}

interface AttendedOptions {
  sessions: readonly CourseSession[]
  marks: readonly AttendanceMark[]
  shares: StatusShares
  /** From when the learner's progress counts (ISO UTC). */
  since: string
  /** Milliseconds since 1970. */
  now: number
}

/** The hours that a learner attended of a course, session by session. */
export function attendedOf(of: AttendedOptions): Attended {
  const marks = new Map(of.marks.filter(({ at }) => isFrom(at, of.since)).map((mark) => [mark.sessionID, mark]))
  const marked = of.sessions.filter(({ _id, cancelled }) => !cancelled && marks.has(_id))
  const lines = of.sessions.map((session): SessionLine => {
    const mark = marks.get(session._id)
    const state = stateOf(session, { ...of, mark, marked })
    const minutes = minutesOf(session)
    const share = state === 'counted' && mark ? of.shares[mark.status].percent : 0
    const status = mark?.status ?? null
    return { _id: session._id, state, status, minutes, attendedMinutes: (minutes * share) / 100 }
  })
  const slots = of.sessions.map((session, at) => slotOf(session, lines[at]!, of.shares))
  const inState = (...states: SessionState[]) => slots.filter((_slot, at) => states.includes(lines[at]!.state))
  const { minutes: totalMinutes, minutePercents } = sumSlots(inState('counted'))
  const held = of.sessions.filter(({ cancelled }) => !cancelled)
  return {
    ...{ lines, totalMinutes, minutePercents },
    plannedMinutes: sumSlots(inState('counted', 'upcoming')).minutes,
    isOver: held.length > 0 && held.every(({ endsAt }) => Date.parse(endsAt) <= of.now),
  }
}

interface StateOptions extends AttendedOptions {
  mark: AttendanceMark | undefined
  marked: readonly CourseSession[]
}

function stateOf(session: CourseSession, { mark, marked, shares, since, now }: StateOptions): SessionState {
  if (session.cancelled) return 'cancelled'
  if (mark && shares[mark.status].isLeftOut) return 'out'
  if (!mark && isFrom(since, session.endsAt)) return 'before'
  if (!mark && marked.some((other) => overlaps(session, other))) return 'other'
  return Date.parse(session.endsAt) <= now ? 'counted' : 'upcoming'
}

const isFrom = (instant: string, from: string) => Date.parse(instant) >= Date.parse(from)

const overlaps = (one: CourseSession, other: CourseSession) =>
  Date.parse(one.startsAt) < Date.parse(other.endsAt) && Date.parse(other.startsAt) < Date.parse(one.endsAt)

const minutesOf = ({ startsAt, endsAt, hours }: CourseSession) =>
  hours === null ? Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000) : Math.round(hours * 60)

const slotOf = (session: CourseSession, line: SessionLine, shares: StatusShares): Slot => ({
  ...{ from: Date.parse(session.startsAt), to: Date.parse(session.endsAt), minutes: line.minutes },
  percent: line.status ? shares[line.status].percent : 0,
})
