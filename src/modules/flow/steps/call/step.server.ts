import { z } from 'zod'
import { defineStep, StepError, type StepCall } from '#platform/flow/step-definition.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { stepWords as words } from '../../step-words.ts'

/** Runs an action of the closed list that manifests declare (L154). */
export default defineStep({
  code: 'call',
  input: z.object({ action: z.string().max(64) }),
  run: async (call) => {
    const { action, input: values } = actionOf(call)
    return { outcome: true, result: (await action.run({ ...call, input: values })) ?? {} }
  },
  dryRun: async (call) => {
    actionOf(call)
    return Promise.resolve({ outcome: true, result: {} })
  },
})

function actionOf({ ctx, input, request }: StepCall<{ action: string }>) {
  const action = ctx.app.flowActions.get(input.action)
  if (!action || !ctx.site.plugins.has(action.module)) throw new StepError(named(words.noAction, input.action))
  const read = action.input.safeParse(request ?? {})
  if (!read.success) throw new StepError(words.wrongRequest)
  return { action, input: read.data as unknown }
}

const named = ({ th, en }: { th: string; en: string }, name: string) => ({
  th: fill(th, { name }),
  en: fill(en, { name }),
})
