import type { Registration } from './registration.ts'

/** The one thing that a person may do with a course, or why he may not. */
export type Offer =
  | 'go-on'
  | 'log-in'
  | 'enrol'
  | 'priced'
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

/** Who looks at which course; staff look, and do not learn. */
export interface Looked {
  as: 'guest' | 'learner' | 'staff'
  isEnrolled: boolean
  /** Why who is enrolled may not learn today. */
  bar?: 'waiting' | 'withdrawn' | 'ended' | null
  isFree: boolean
  /** Whether he has completed the courses that come before; who is not known may have. */
  isReady?: boolean
  /** Whether he is in a target group of a course that takes those alone; who is not known may be. */
  isMeant?: boolean
  registration: Registration['state']
  /** All seats are taken, or waited for. */
  isFull?: boolean
  /** How he is in the line before it. */
  inLine?: 'waiting' | 'offered' | null
}

/** What a course offers this person. A price comes before the log-in, which would lead nowhere. */
export const offerFor = (looked: Looked): Offer => {
  const { as, isEnrolled, bar, isFree, isReady = true, isMeant = true, registration, isFull, inLine } = looked
  if (isEnrolled) return bar ?? 'go-on'
  if (as === 'staff') return 'staff'
  if (inLine) return inLine === 'offered' ? 'offered' : 'in-line'
  if (registration !== 'open') return registration
  if (!isMeant) return 'not-meant'
  if (isFull) return isReady ? 'full' : 'not-ready'
  if (!isFree) return 'priced'
  if (as === 'guest') return 'log-in'
  return isReady ? 'enrol' : 'not-ready'
}
