import { z } from 'zod'
import { defineStep } from '#platform/flow/step-definition.ts'
import { safePath } from '#platform/identity/session/safe-path.ts'

const path = z
  .string()
  .max(500)
  .transform((wanted) => safePath(wanted, ''))
  .refine((safe) => safe !== '')

/** Leads to a page of this site. */
export default defineStep({
  code: 'goto',
  input: z.object({ path }),
  ask: ({ input }) => ({ code: 'goto', ...input }),
  answer: () => Promise.resolve({ outcome: true }),
})
