import { z } from 'zod'
import { sanitised } from '#platform/data/collection/clean.ts'
import { defineStep } from '#platform/flow/step-definition.ts'

/** Shows content in a part of the page, or in a dialog. Its HTML is sanitised, and values in it are text. */
export default defineStep({
  code: 'display',
  input: z.object({ target: z.string().max(64).default(''), html: sanitised(40_000) }),
  ask: ({ input }) => ({ code: 'display', ...input }),
  answer: () => Promise.resolve({ outcome: true }),
})
