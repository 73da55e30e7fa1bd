import { openForm, submitForm } from '#modules/form/public-api.ts'
import type { Context } from '#platform/context.ts'

/** How long somebody fills in a form, in milliseconds. */
const fillingMs = 4 * 60_000

/** Opens a form and sends it, as its page does. Throws if the answers are refused. */
export async function sendForm(ctx: Context, of: { postID: string; answers: Readonly<Record<string, unknown>> }) {
  const { version, key, token } = await openForm({ ...ctx, now: ctx.now - fillingMs }, of.postID)
  const outcome = await submitForm(ctx, { ...of, version, key, token })
  if (outcome.kind !== 'sent') throw new Error(`a form of the demo was not sent: ${JSON.stringify(outcome)}`)
  return outcome.receipt
}
