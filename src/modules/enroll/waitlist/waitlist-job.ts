import { z } from 'zod'

/** The queued job that advances the waiting list of a course. */
export const waitlistJob = { name: 'enroll/waiting/move-line', payload: z.object({ course: z.string() }) }
