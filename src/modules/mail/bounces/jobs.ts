import { z } from 'zod'

/** The queued job that records a delivery report, with the rights of the site. */
export const recordBounceJob = {
  name: 'mail/record-bounce',
  payload: z.object({
    action: z.enum(['failed', 'delayed', 'delivered', 'relayed', 'expanded']),
    enhancedCode: z.string().nullable(),
    ...{ recipient: z.string(), host: z.string(), response: z.string(), returnedTo: z.string() },
  }),
}
