import { z } from 'zod'
import type { ApiCommand } from '#platform/http/api/command.ts'
import type { CallDescription } from '#platform/http/api/description.ts'
import { invalid } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { changeIdentityExample } from '../examples.ts'
import { identityWords, refusedIdentityWords } from './identity-words.ts'
import { changeNames } from './change-names.server.ts'

const name = z.string().max(254).optional()
const body = z.strictObject({
  email: name,
  username: name,
  phone: name,
  currentPassword: z.string().max(1000).optional(),
})

export const description: CallDescription = {
  summary: {
    th: 'เปลี่ยนอีเมล ชื่อผู้ใช้ หรือโทรศัพท์ของตนเอง อีเมลใหม่มีผลเมื่อเปิดลิงก์ที่ส่งไป',
    en: 'Change your own email, username or phone. A new email takes effect when its link is opened',
  },
  roles: ['user', 'root'],
  request: body,
  answer: z.strictObject({ status: z.literal(200), message: z.string(), awaits: z.string().nullable() }),
  examples: [changeIdentityExample],
}

/** `POST /api/user/identity`: requires the current password. `awaits` is the address that receives a link. */
const changeIdentity: ApiCommand = async (ctx, call) => {
  const read = body.safeParse(call.body)
  if (!read.success)
    throw invalid({ field: read.error.issues[0]?.path.join('.') ?? '', code: 'wrong', ...refusedIdentityWords.body })
  const { currentPassword: password, ...wish } = read.data
  const { awaits } = await changeNames(ctx, { ...wish, password })
  const said = awaits === null ? identityWords.done : identityWords.awaits
  return { status: 200, message: fill(said[ctx.locale], { email: awaits ?? '' }), awaits }
}

export default changeIdentity
