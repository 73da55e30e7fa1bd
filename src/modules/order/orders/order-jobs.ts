import { z } from 'zod'

const payload = z.object({ order: z.string() })

/** The job that ends an order that was not paid in time. */
export const expireJob = { name: 'order/expire-order', payload }

/** The job that gives a buyer what they paid for. */
export const fulfilJob = { name: 'order/fulfil-order', payload }
