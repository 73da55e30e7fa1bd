import { z } from 'zod'
import { normalizeEmail } from '#domain/validation/email.ts'
import type { ApiCommand } from '#platform/http/api/command.ts'
import type { CallDescription } from '#platform/http/api/description.ts'
import type { Context } from '#platform/context.ts'
import { invalid } from '#platform/errors/errors.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { newHandle } from '#platform/identity/password/requests.ts'
import { forgotExample } from './examples.ts'
import { forgotWords } from '../words/words.ts'
import sendPasswordLink from './send-password-link.server.ts'

const body = z.strictObject({ email: z.email().max(254) })

export const description: CallDescription = {
  summary: { th: 'ขอลิงก์ตั้งรหัสผ่านใหม่ทางอีเมล', en: 'Request a password reset link by email' },
  request: body,
  answer: z.strictObject({
    status: z.literal(200),
    message: z.string(),
    user: z.strictObject({
      firstname: z.literal(''),
      lastname: z.literal(''),
      email: z.string(),
      requestId: z.string(),
    }),
  }),
  examples: [forgotExample],
}

/** For each network address. */
const limits = [
  { most: 10, ms: 60_000 },
  { most: 40, ms: 3_600_000 },
]

/**
 * `POST /api/forgot` (specification §7, guides U19). The response and its timing do not depend on whether the e-mail
 * address exists, because a job looks it up. `requestId` names the request and grants nothing.
 */
const forgot: ApiCommand = async (ctx, call) => {
  const read = body.safeParse(call.body)
  if (!read.success) throw invalid({ field: 'email', code: 'wrong', ...forgotWords.wrongEmail })
  const { email } = read.data
  const requestId = await askForLink(ctx, email)
  if (requestId === null) return { status: 503, message: forgotWords.failed[ctx.locale] }
  return { status: 200, message: forgotWords.done[ctx.locale], user: { firstname: '', lastname: '', email, requestId } }
}

export default forgot

/**
 * Requests a mail with a link and returns the request's id, or null if that failed. Throws too-many for a network
 * address that asks too often.
 */
export const askForLink = async (ctx: Context, email: string) => {
  ctx.app.limits.count(`forgot ${ctx.site._id} ${ctx.address}`, limits)
  const handle = newHandle()
  const payload = { email: normalizeEmail(email), handle, locale: ctx.locale, purpose: 'reset' as const }
  try {
    await enqueue(ctx, sendPasswordLink, { payload })
    return handle
  } catch (error) {
    ctx.app.settings.log(`forgot: ${String(error)}`)
    return null
  }
}
