import type { Registration } from './registration.ts'

/** The action that a course offers a person, or why there is none. */
export type Offer =
  | 'go-on'
  | 'log-in'
  | 'enrol'
  | 'priced'
  | 'ordered'
  | 'not-yet'
  | 'closed'
  | 'not-ready'
  | 'not-meant'
  | 'staff'
  | 'waiting'
  | 'withdrawn'
  | 'ended'
  | 'full'
  | 'in-line'
  | 'offered'

/** The viewer and the course. Staff can view but not learn. */
export interface Looked {
  as: 'guest' | 'learner' | 'staff'
  isEnrolled: boolean
  /** Why an enrolled learner may not learn today. */
  bar?: 'waiting' | 'withdrawn' | 'ended' | null
  isFree: boolean
  /** Whether the prerequisites are completed. Assumed true for an unknown visitor. */
  isReady?: boolean
  /** Whether the person is in a target group of a restricted course. Assumed true for an unknown visitor. */
  isMeant?: boolean
  registration: Registration['state']
  /** All seats are taken or reserved for the waiting list. */
  isFull?: boolean
  /** The person's state in the waiting list. */
  inLine?: 'waiting' | 'offered' | null
  /** The person has an order of the course that is not paid yet. */
  hasOrder?: boolean
}

/** What a course offers this person. A price comes before the login, because buyers log in on the way to pay. */
export const offerFor = (looked: Looked): Offer => {
  const { as, isEnrolled, bar, isFree, isReady = true, isMeant = true, registration, isFull, inLine, hasOrder } = looked
  if (isEnrolled) return bar ?? 'go-on'
  if (as === 'staff') return 'staff'
  if (hasOrder) return 'ordered'
  if (inLine) return inLine === 'offered' ? 'offered' : 'in-line'
  if (registration !== 'open') return registration
  if (!isMeant) return 'not-meant'
  if (isFull) return isReady ? 'full' : 'not-ready'
  if (!isFree) return isReady ? 'priced' : 'not-ready'
  if (as === 'guest') return 'log-in'
  return isReady ? 'enrol' : 'not-ready'
}
