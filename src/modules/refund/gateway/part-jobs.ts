import { z } from 'zod'

/** The job that calls the gateway for a part of a refund, and then looks at it until it ends. */
export const partJob = { name: 'refund/settle-part', payload: z.object({ part: z.string() }) }
