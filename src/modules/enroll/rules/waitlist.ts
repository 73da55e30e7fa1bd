/** How somebody is in a waiting list. */
export const lineStates = [
  { value: 'waiting', label: { th: 'รอที่นั่ง', en: 'Waiting' } },
  { value: 'offered', label: { th: 'รอตอบรับ', en: 'Offered' } },
  { value: 'enrolled', label: { th: 'ได้ที่นั่งแล้ว', en: 'Enrolled' } },
  { value: 'gone', label: { th: 'สิ้นสุดแล้ว', en: 'Ended' } },
] as const

/** One who waits, or holds an offer. */
export interface WaitlistEntry {
  _id: string
  status: 'waiting' | 'offered'
  rank: number
  /** Since when (ISO UTC). */
  queuedAt: string
  /** Where he stood so far, from 1: it decides between two who came at the same instant. */
  place: number
  /** When staff called him out of his turn. */
  calledAt: string | null
  /** Until when his offer stands. */
  offeredUntil: string | null
}

/** A course with a line before it. */
export interface Course {
  /** null is without a limit. */
  seats: number | null
  /** Enrolments that hold a seat. */
  taken: number
  /** Whether one may still get a seat by waiting: before the training begins and registration ends. */
  isOpen: boolean
}

/** What becomes of a line now. */
export interface Moved {
  /** The list has ended: nobody gets a seat any more. */
  closed: string[]
  /** Offers that ran out. */
  expired: string[]
  /** Who gets a seat now, in their order. */
  served: string[]
  /** Who goes on waiting, in their order. */
  waiting: string[]
  /** Who still holds an offer. */
  offered: string[]
}

/**
 * Moves a line on at an instant (ISO UTC): offers end at their time, freed seats go to the first in line, whom staff called
 * gets one whatever is free, and a line that has closed ends.
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

/** By the order of staff, then by time, then as they were, so that no two are at one place. */
const before = (one: WaitlistEntry, other: WaitlistEntry) =>
  one.rank - other.rank ||
  compare(one.queuedAt, other.queuedAt) ||
  one.place - other.place ||
  compare(one._id, other._id)

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** Of a course, as far as its seats are counted. */
export interface Seating {
  seats: number | null
  taken: number
  offered: number
  queued: number
}

/** How many seats anybody may take now; null is without a limit. Who waits comes before who has just come. */
export const seatsLeft = ({ seats, taken, offered, queued }: Seating): number | null =>
  seats === null ? null : Math.max(0, seats - taken - offered - queued)

/** Whether one more seat is there for somebody: with an offer it is his; staff are not held back by those who wait. */
export const hasSeat = ({ seats, taken, offered, queued }: Seating, by: { hasOffer: boolean; isStaff: boolean }) => {
  if (seats === null || by.hasOffer) return true
  return taken + offered + (by.isStaff ? 0 : queued) < seats
}
