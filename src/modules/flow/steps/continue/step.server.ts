import { z } from 'zod'
import { defineStep } from '#platform/flow/step-definition.ts'

/** Goes on to the next step (L154). */
export default defineStep({
  code: 'continue',
  input: z.object({}),
  isPure: true,
  run: () => Promise.resolve({ outcome: true }),
})
