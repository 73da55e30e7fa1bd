import { z } from 'zod'

/** The job that enrols a subscriber in a course that they chose. */
export const enrolJob = { name: 'plan/enrol-subscriber', payload: z.object({ user: z.string(), course: z.string() }) }
