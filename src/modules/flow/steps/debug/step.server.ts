import { z } from 'zod'
import { defineStep } from '#platform/flow/step-definition.ts'

/** Shows what the run knows, to developers only. Elsewhere it is skipped. */
export default defineStep({
  code: 'debug',
  input: z.object({}),
  ask: ({ ctx, run }) =>
    ctx.app.settings.isDevelopment
      ? { code: 'debug', values: { form: parse(run.form), step: parse(run.results), exports: parse(run.exports) } }
      : null,
  answer: () => Promise.resolve({ outcome: true }),
})

const parse = (json: string) => JSON.parse(json) as unknown
