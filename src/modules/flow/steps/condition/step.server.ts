import { z } from 'zod'
import { holds } from '#domain/flow/compare.ts'
import { flowOperators } from '#domain/flow/step.ts'
import { defineStep } from '#platform/flow/step-definition.ts'

const comparison = z.object({ left: z.unknown(), operator: z.enum(flowOperators), right: z.unknown() })

/** Compares values, and branches (L154). */
export default defineStep({
  code: 'condition',
  input: z.object({ comparisons: z.array(comparison).max(20), isAny: z.boolean().default(false) }),
  isPure: true,
  run: ({ input }) => {
    const isTrue = holds(input.comparisons, input)
    return Promise.resolve({ outcome: isTrue, result: { holds: isTrue } })
  },
})
