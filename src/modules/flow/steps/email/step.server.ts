import { z } from 'zod'
import { normalizeEmail } from '#domain/validation/email.ts'
import { sessionValues } from '#platform/flow/engine/values.ts'
import { defineStep, StepError, type StepCall } from '#platform/flow/step-definition.ts'
import { sendTemplate } from '#modules/mail/public-api.ts'
import { stepWords as words } from '../../step-words.ts'

const maxRecipients = 20
const address = z.email().max(254)

const input = z.object({
  template: z.string().max(64).default(''),
  to: z.string().max(10_000),
  toName: z.string().max(200).default(''),
})
type EmailCall = StepCall<z.infer<typeof input>>

/**
 * Sends a template to the addresses that the flow names (L154, L248), in the transaction of the step: each one a message
 * and a mail, once for each step of a run.
 */
export default defineStep({
  code: 'email',
  input,
  run: async (call) => {
    const { ctx, key } = call
    const { template, to, toName } = call.input
    const recipients = readRecipients(to)
    const values = await valuesOf(call)
    const sent = []
    for (const [n, recipient] of recipients.entries())
      sent.push(
        await sendTemplate(ctx, {
          ...{ templateID: template || null, to: recipient, values, key: `flow ${key}:${n}` },
          ...(toName !== '' && recipients.length === 1 && { toName }),
        }),
      )
    return { outcome: true, result: { sent: sent.length, messages: sent.map(({ messageID }) => messageID) } }
  },
  dryRun: ({ input: { to } }) => {
    const sent = readRecipients(to).length
    return Promise.resolve({ outcome: true, result: { sent, messages: [] } })
  },
})

/** Reads addresses that commas, semicolons or spaces part. One that is none fails the step: nobody gets half of a mail. */
function readRecipients(text: string): string[] {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '')
  const recipients = [...new Set(parts.map(normalizeEmail))]
  const isFine = recipients.length > 0 && recipients.length <= maxRecipients
  if (!isFine || !recipients.every((one) => address.safeParse(one).success)) throw new StepError(words.wrongRecipients)
  return recipients
}

/** What the template may read: the answers, the person, and the results of the steps before. */
async function valuesOf({ ctx, run }: EmailCall) {
  const form = JSON.parse(run.form) as Record<string, unknown>
  const { user } = await sessionValues(ctx, run)
  return {
    ...{ form, user, step: JSON.parse(run.results) as unknown, exports: JSON.parse(run.exports) as unknown },
    answers: Object.entries(form).map(([label, value]) => ({ label, value })),
  }
}
