import { z } from 'zod'
import { runStates } from '#domain/flow/run-protocol.ts'

const step = z.strictObject({ id: z.string(), name: z.string(), action: z.looseObject({ code: z.string() }) })

/** The response of the calls that take a run further. */
export const runAnswer = z.strictObject({
  status: z.literal(200),
  data: z.strictObject({
    run: z.string(),
    token: z.string(),
    seq: z.int(),
    state: z.enum(runStates),
    do: z.array(step),
    exports: z.record(z.string(), z.unknown()),
    message: z.string(),
    pollMs: z.number(),
  }),
})

export const runID = z.string().regex(/^[0-9a-f]{24}$/)
export const token = z.string().regex(/^[\w-]{43}$/)
export const seq = z.int().min(1).max(1_000_000)
