import { z } from 'zod'
import { defineStep } from '#platform/flow/step-definition.ts'
import { stepWords as words } from '../../step-words.ts'

const line = z.string().max(500).default('')

/** Shows a message. */
export default defineStep({
  code: 'alert',
  input: z.object({ title: line, message: z.string().max(20_000), button: line }),
  ask: ({ ctx, input }) => ({ code: 'alert', ...input, button: input.button || words.ok[ctx.locale] }),
  answer: () => Promise.resolve({ outcome: true }),
})
