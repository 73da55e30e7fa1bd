import { z } from 'zod'
import { defineStep, StepError } from '#platform/flow/step-definition.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { stepWords as words } from '../../step-words.ts'

/** Runs an action of the closed list that manifests declare (L154). */
export default defineStep({
  code: 'call',
  input: z.object({ action: z.string().max(64) }),
  run: async (call) => {
    const { ctx, input } = call
    const action = ctx.app.flowActions.get(input.action)
    if (!action || !ctx.site.plugins.has(action.module)) throw new StepError(named(words.noAction, input.action))
    const read = action.input.safeParse(call.request ?? {})
    if (!read.success) throw new StepError(words.wrongRequest)
    return { outcome: true, result: (await action.run({ ...call, input: read.data })) ?? {} }
  },
})

const named = ({ th, en }: { th: string; en: string }, name: string) => ({
  th: fill(th, { name }),
  en: fill(en, { name }),
})
