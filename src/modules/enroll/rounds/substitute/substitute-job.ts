import { z } from 'zod'

/** The queued job that tells an invited person of a seat, or gives it to them. */
export const substituteJob = {
  name: 'enroll/rounds/move-to-substitute',
  payload: z.object({
    transfer: z.string(),
    deed: z.enum(['tell', 'take']),
    /** The learner who takes the seat. */
    by: z.string(),
    /** The hash of the link that was used. Empty without one. */
    proof: z.string(),
  }),
}
