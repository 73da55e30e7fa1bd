/** The states of an entry in a waiting list. */
export const lineStates = [
  { value: 'waiting', label: { th: 'รอที่นั่ง', en: 'Waiting' } },
  { value: 'offered', label: { th: 'รอตอบรับ', en: 'Offered' } },
  { value: 'enrolled', label: { th: 'ได้ที่นั่งแล้ว', en: 'Enrolled' } },
  { value: 'gone', label: { th: 'สิ้นสุดแล้ว', en: 'Ended' } },
] as const

/** A person who waits or holds an offer. */
export interface WaitlistEntry {
  _id: string
  status: 'waiting' | 'offered'
  rank: number
  /** Since when (ISO UTC). */
  queuedAt: string
  /** The previous position, from 1. It decides between two with the same instant. */
  place: number
  /** When staff called the person out of turn. */
  calledAt: string | null
  /** When the offer expires. */
  offeredUntil: string | null
}

/** A course with a waiting list. */
export interface Course {
  /** Null means unlimited. */
  seats: number | null
  /** Enrolments that hold a seat. */
  taken: number
  /** Whether waiting can still give a seat: before the training begins and registration ends. */
  isOpen: boolean
}

/** The next state of a waiting list. */
export interface Moved {
  /** The list has closed, so these people get no seat. */
  closed: string[]
  /** Expired offers. */
  expired: string[]
  /** People who get a seat now, in order. */
  served: string[]
  /** People who keep waiting, in order. */
  waiting: string[]
  /** People who still hold an offer. */
  offered: string[]
}

/**
 * Advances a waiting list at an instant (ISO UTC). Expired offers end, and freed seats go to the first in line. A
 * person called by staff gets a seat even if none is free. A closed list ends.
 */
export const nextWaitlistState = (
  course: Course,
  { line, now }: { line: readonly WaitlistEntry[]; now: string },
): Moved => {
  const ids = (some: readonly WaitlistEntry[]) => some.map(({ _id }) => _id)
  if (!course.isOpen) return { closed: ids(line), expired: [], served: [], waiting: [], offered: [] }
  const offers = line.filter(({ status }) => status === 'offered')
  const offered = offers.filter(({ offeredUntil }) => offeredUntil !== null && offeredUntil > now)
  const expired = offers.filter((one) => !offered.includes(one))
  const inOrder = line.filter(({ status }) => status === 'waiting').toSorted(before)
  const called = inOrder.filter(({ calledAt }) => calledAt !== null)
  const others = inOrder.filter(({ calledAt }) => calledAt === null)
  const held = course.taken + offered.length + called.length
  const free = course.seats === null ? others.length : Math.max(0, course.seats - held)
  const first = new Set([...called, ...others.slice(0, free)])
  return {
    closed: [],
    expired: ids(expired),
    served: ids(inOrder.filter((one) => first.has(one))),
    waiting: ids(inOrder.filter((one) => !first.has(one))),
    offered: ids(offered),
  }
}

/** By staff's order, then by time, then by the previous position, so that no two share a position. */
const before = (one: WaitlistEntry, other: WaitlistEntry) =>
  one.rank - other.rank ||
  compare(one.queuedAt, other.queuedAt) ||
  one.place - other.place ||
  compare(one._id, other._id)

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** The seat counts of a course. */
export interface Seating {
  seats: number | null
  taken: number
  offered: number
  queued: number
}

/** Seats open to anybody now. Null means unlimited. Waiting people have priority over newcomers. */
export const seatsLeft = ({ seats, taken, offered, queued }: Seating): number | null =>
  seats === null ? null : Math.max(0, seats - taken - offered - queued)

/** Whether a seat is available to a person. An offered seat is reserved for them. Waiting people do not block staff. */
export const hasSeat = ({ seats, taken, offered, queued }: Seating, by: { hasOffer: boolean; isStaff: boolean }) => {
  if (seats === null || by.hasOffer) return true
  return taken + offered + (by.isStaff ? 0 : queued) < seats
}
