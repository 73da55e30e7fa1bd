import { z } from 'zod'

const payload = z.object({ order: z.string() })

/** The job that ends an order that was not paid in time. */
export const expireJob = { name: 'order/expire-order', payload }

/** The job that requests the tax document of a paid order. */
export const documentJob = { name: 'order/request-document', payload }

/** The job that reads the QR code of a slip. */
export const slipJob = { name: 'order/read-slip', payload: z.object({ slip: z.string() }) }
/** The job that looks whether unpaid orders hold too much. */
export const holdsJob = { name: 'order/watch-holds', payload }

/** The job that ends credit at its time. */
export const endCreditJob = { name: 'order/end-credit', payload: z.object({ lot: z.string() }) }

/** The job that requests the quotation of an order. */
export const quotationJob = { name: 'order/quote-order', payload }

/** The job that gives a buyer what they paid for. */
export const fulfilJob = { name: 'order/fulfil-order', payload }
