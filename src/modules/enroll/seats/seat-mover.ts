import { z } from 'zod'

/** The job that takes a seat of a company for somebody, tells whom it is for, or takes it back, as it is queued. */
export const seatMover = {
  name: 'enroll/seats/move-seat',
  payload: z.object({
    seat: z.string(),
    deed: z.enum(['tell', 'take', 'back']),
    /** The learner who does it. */
    by: z.string(),
    /** The fingerprint of the link by which he came; '' without one. */
    proof: z.string(),
  }),
}
