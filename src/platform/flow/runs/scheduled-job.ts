import { z } from 'zod'

/** The queued job that starts a flow at its time. */
export const scheduledJob = {
  name: 'flow/start-scheduled',
  payload: z.object({ flow: z.string().regex(/^[0-9a-f]{24}$/) }),
}
