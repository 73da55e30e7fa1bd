import { z } from 'zod'

/** The job that ends the hold of an order when its time is over. */
export const holdJob = { name: 'shop/end-hold', payload: z.object({ ref: z.string() }) }
