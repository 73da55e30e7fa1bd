import { z } from 'zod'
import { isSignedIn } from '#platform/data/access/viewer.ts'
import type { ApiCommand } from '#platform/http/api/command.ts'
import type { CallDescription } from '#platform/http/api/description.ts'
import type { Context } from '#platform/context.ts'
import { forbidden, invalid } from '#platform/errors/errors.ts'
import { changePassword } from '#platform/identity/password/change.ts'
import { changePasswordExample } from './examples.ts'
import { changeWords } from '../words/words.ts'

const password = z.string().max(1000)
const body = z.strictObject({
  newPassword: password,
  requestId: z.string().max(100).optional(),
  currentPassword: password.optional(),
})

export const description: CallDescription = {
  summary: { th: 'ตั้งรหัสผ่านใหม่', en: 'Set a new password' },
  request: body,
  answer: z.strictObject({ status: z.literal(200), message: z.string() }),
  examples: [changePasswordExample],
}

/**
 * `POST /api/changepwd` (specification §5, §7): by the `requestId` of a mail, or signed in with the current password.
 * Each rule of the site's passwordConfig that the new password breaks is an issue.
 */
const changePasswordCall: ApiCommand = async (ctx, call) => {
  const read = body.safeParse(call.body)
  if (!read.success)
    throw invalid({ field: read.error.issues[0]?.path.join('.') ?? '', code: 'wrong', ...changeWords.failed })
  await setPassword(ctx, read.data)
  return { status: 200, message: changeWords.done[ctx.locale] }
}

export default changePasswordCall

const limits = [
  { most: 10, ms: 60_000 },
  { most: 60, ms: 3_600_000 },
]

interface ChangePasswordInput {
  newPassword: string
  requestId?: string | undefined
  currentPassword?: string | undefined
}

/**
 * Sets the password. Throws invalid with every broken rule or for an invalid request, and forbidden without proof of
 * identity.
 */
export const setPassword = async (ctx: Context, given: ChangePasswordInput): Promise<void> => {
  const { newPassword, requestId, currentPassword } = given
  if (requestId === undefined && !isSignedIn(ctx.viewer))
    throw invalid({ field: 'requestId', code: 'request', ...changeWords.failed })
  if (requestId === undefined && currentPassword === undefined)
    throw forbidden({ field: 'currentPassword', code: 'current', ...changeWords.needsCurrent })
  ctx.app.limits.count(`changepwd ${ctx.site._id} ${isSignedIn(ctx.viewer) ? ctx.viewer.id : ctx.address}`, limits)
  const proof = requestId === undefined ? { currentPassword: currentPassword! } : { requestId }
  const done = await changePassword(ctx, { password: newPassword, proof })
  if ('issues' in done) throw invalid(...done.issues)
  if (!('refused' in done)) return
  if (done.refused === 'current')
    throw forbidden({ field: 'currentPassword', code: 'current', ...changeWords.wrongCurrent })
  throw invalid({ field: 'requestId', code: 'request', ...changeWords.failed })
}
