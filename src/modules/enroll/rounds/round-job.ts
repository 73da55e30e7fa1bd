import { z } from 'zod'

/** The job that keeps a course on its current round when days pass. */
export const roundJob = { name: 'enroll/rounds/sync-round', payload: z.object({ course: z.string() }) }

/** The job that tells everyone in a round what has changed. */
export const roundNoticeJob = {
  name: 'enroll/rounds/notify-round',
  payload: z.object({
    round: z.string(),
    what: z.enum(['cancelled', 'moved', 'merged', 'withdrawn']),
    /** Who is told, where they are not in the round any more. */
    people: z.array(z.string()).optional(),
    /** Identifies this change of the round: everybody is told of it once. */
    change: z.string().optional(),
    /** The days before they were moved, as text in both languages. */
    before: z.object({ th: z.string(), en: z.string() }).nullable(),
  }),
}
