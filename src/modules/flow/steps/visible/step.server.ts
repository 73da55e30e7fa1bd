import { z } from 'zod'
import { defineStep } from '#platform/flow/step-definition.ts'

const targets = z
  .string()
  .max(1000)
  .transform((text) => text.split(/[\s,]+/).filter((name) => /^[A-Za-z][\w-]{0,63}$/.test(name)))
  .refine((names) => names.length > 0)

/** Shows or hides rows of the page by their `customId`. It changes only the view. */
export default defineStep({
  code: 'visible',
  input: z.object({ targets, isVisible: z.boolean().default(true) }),
  ask: ({ input }) => ({ code: 'visible', ...input }),
  answer: () => Promise.resolve({ outcome: true }),
})
