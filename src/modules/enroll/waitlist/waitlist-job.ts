import { z } from 'zod'

/** The job that moves the line before a course, as it is queued. */
export const waitlistJob = { name: 'enroll/waiting/move-line', payload: z.object({ course: z.string() }) }
