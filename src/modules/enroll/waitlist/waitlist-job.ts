import { z } from 'zod'

/** The job that brings the waitlist of a course, or of one of its rounds, up to date. */
export const waitlistJob = {
  name: 'enroll/waiting/move-line',
  payload: z.object({ course: z.string(), round: z.string().nullable().default(null) }),
}
