import { z } from 'zod'
import { defineStep } from '#platform/flow/step-definition.ts'

/** Loads the page again. The run has then moved on, so that it reloads once. */
export default defineStep({
  code: 'reload',
  input: z.object({}),
  ask: () => ({ code: 'reload' }),
  answer: () => Promise.resolve({ outcome: true }),
})
