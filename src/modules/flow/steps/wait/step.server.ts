import { z } from 'zod'
import { conflict } from '#platform/errors/errors.ts'
import { defineStep } from '#platform/flow/step-definition.ts'
import { stepWords as words } from '../../step-words.ts'

const maxBrowserSeconds = 600
const maxServerSeconds = 30 * 86_400
/** Clocks of browsers and timers differ by about this much. */
const toleranceMs = 1000

/** Waits: with a browser and up to ten minutes with a countdown there, otherwise by a timer of the server. */
export default defineStep({
  code: 'wait',
  input: z.object({
    seconds: z.coerce.number().min(1).max(maxServerSeconds),
    message: z.string().max(500).default(''),
  }),
  ask: ({ input }) => (input.seconds <= maxBrowserSeconds ? { code: 'wait', ...input } : null),
  answer: ({ ctx, input }, { begunAt }) => {
    if (ctx.app.clock() < begunAt + input.seconds * 1000 - toleranceMs)
      throw conflict({ field: 'seq', code: 'early', ...words.tooEarly })
    return Promise.resolve({ outcome: true })
  },
  run: ({ ctx, input }) => Promise.resolve({ outcome: true, wakeAt: ctx.app.clock() + input.seconds * 1000 }),
})
