import { z } from 'zod'

/** The job that takes the document of refunded goods and courses back. */
export const creditJob = { name: 'refund/credit-refund', payload: z.object({ refund: z.string() }) }
