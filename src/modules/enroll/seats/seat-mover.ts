import { z } from 'zod'

/** The queued job that assigns a company seat, notifies its person, or takes it back. */
export const seatMover = {
  name: 'enroll/seats/move-seat',
  payload: z.object({
    seat: z.string(),
    deed: z.enum(['tell', 'take', 'back']),
    /** The learner who does it. */
    by: z.string(),
    /** The hash of the link that was used. Empty without one. */
    proof: z.string(),
  }),
}
