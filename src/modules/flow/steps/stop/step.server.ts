import { z } from 'zod'
import { defineStep } from '#platform/flow/step-definition.ts'

/** Ends the flow, also from inside a branch (L154). */
export default defineStep({
  code: 'stop',
  input: z.object({ reason: z.string().max(500).default('') }),
  isPure: true,
  run: ({ input }) =>
    Promise.resolve({ outcome: null, ends: 'done' as const, ...(input.reason && { message: input.reason }) }),
})
