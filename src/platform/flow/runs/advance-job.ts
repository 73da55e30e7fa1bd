import { z } from 'zod'

/** The queued job that takes a run further on the server. Its key is the run. */
export const advanceJob = {
  name: 'flow/advance',
  payload: z.object({ run: z.string().regex(/^[0-9a-f]{24}$/) }),
}
