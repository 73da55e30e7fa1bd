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
  | 'staff'
  | 'waiting'
  | 'withdrawn'
  | 'ended'

/** Who looks at which course; staff look, and do not learn. */
export interface Looked {
  as: 'guest' | 'learner' | 'staff'
  isEnrolled: boolean
  /** Why who is enrolled may not learn today. */
  bar?: 'waiting' | 'withdrawn' | 'ended' | null
  isFree: boolean
  /** Whether he has completed the courses that come before; who is not known may have. */
  isReady?: boolean
  registration: Registration['state']
}

/** What a course offers this person. A price comes before the log-in, which would lead nowhere. */
export const offerFor = ({ as, isEnrolled, bar, isFree, isReady = true, registration }: Looked): Offer => {
  if (isEnrolled) return bar ?? 'go-on'
  if (as === 'staff') return 'staff'
  if (registration !== 'open') return registration
  if (!isFree) return 'priced'
  if (as === 'guest') return 'log-in'
  return isReady ? 'enrol' : 'not-ready'
}
