import { z } from 'zod'
import { defineStep } from '#platform/flow/step-definition.ts'
import { stepWords as words } from '../../step-words.ts'

const line = z.string().max(500).default('')

/** Asks for consent. Declining is false, and ends the flow if it says so. */
export default defineStep({
  code: 'prompt',
  input: z.object({
    title: line,
    message: z.string().max(20_000),
    accept: line,
    decline: line,
    endOnDecline: z.boolean().default(false),
  }),
  ask: ({ ctx, input: { title, message, accept, decline } }) => ({
    ...{ code: 'prompt', title, message },
    accept: accept || words.accept[ctx.locale],
    decline: decline || words.decline[ctx.locale],
  }),
  answer: ({ input }, { outcome: { isTrue } }) =>
    Promise.resolve({
      ...{ outcome: isTrue, result: { accepted: isTrue } },
      ...(!isTrue && input.endOnDecline && { ends: 'stopped' as const }),
    }),
})
