import { z } from 'zod'
import { createOne } from '#platform/http/api/change.ts'
import type { ApiCommand } from '#platform/http/api/command.ts'
import type { CallDescription } from '#platform/http/api/description.ts'
import { isStaff } from '#platform/data/access/viewer.ts'
import { invalid } from '#platform/errors/errors.ts'
import { rowResponse } from '#platform/http/openapi/rows.ts'
import { registerExample } from '../examples.ts'
import { isAddressOfAnother } from '../../rules/registration.ts'
import { passwordWords, usernameWords } from '../../words/words.ts'
import { registerUser } from './register-user.server.ts'

const text = z.string().max(500)
/**
 * `role`, `parent` and `options` of the specification's body are ignored, because the server sets them. A body with a
 * `salt` is refused: it has a hashed password, which the server could not check (decision 561).
 */
const body = z.object({
  data: z.object({
    firstname: text,
    lastname: text,
    citizen: text,
    phone: text,
    email: text,
    username: text.default(''),
    password: z.string().max(1000),
    salt: z.string().max(200).default(''),
    info: z
      .object({ fti_member: z.boolean().default(false), fti_member_number: text.default(''), agree: z.boolean() })
      .partial({ fti_member: true, fti_member_number: true }),
    fields: z.record(z.string().max(60), z.union([z.string().max(8000), z.number(), z.boolean(), z.null()])).optional(),
  }),
})

export const description: CallDescription = {
  summary: { th: 'สมัครสมาชิก หรือเพิ่มผู้เรียนโดยทีมงาน', en: 'Register, or add a learner as staff' },
  roles: ['guest', 'admin', 'superadmin', 'root'],
  request: body,
  answer: rowResponse({ name: 'user' }, { isNew: true }),
  examples: [registerExample],
}

/** `POST /api/user`: a visitor registers as a learner of this site. Staff add a user row without a password. */
const register: ApiCommand = async (ctx, call) => {
  if (isStaff(ctx.viewer)) return createOne(ctx, 'user', call.body)
  const read = body.safeParse(completed(call.body))
  if (!read.success) throw wrongBody(read.error.issues)
  const { info, salt, ...data } = read.data.data
  const given = {
    ...data,
    confirm: data.password,
    fti_member: info.fti_member ?? false,
    fti_member_number: info.fti_member_number ?? '',
    agree: info.agree,
  }
  if (isAddressOfAnother(given)) throw invalid({ field: 'username', code: 'address', ...usernameWords.address })
  if (salt !== '') throw invalid({ field: 'password', code: 'hashed', ...passwordWords.hashed })
  const user = await registerUser(ctx, given)
  return { status: 200, _id: user._id, data: { _id: user._id, role: user.role } }
}

export default register

const empty = { firstname: '', lastname: '', citizen: '', phone: '', email: '', password: '', info: {} }

/** A missing field counts as an empty one in the form, and gets the same hint. */
const completed = (given: unknown): unknown => {
  const read = z.object({ data: z.looseObject({ info: z.looseObject({}).optional() }) }).safeParse(given)
  if (!read.success) return given
  const data = { ...empty, ...read.data.data }
  return { data: { ...data, info: { agree: false, ...data.info } } }
}

const wrongBody = (issues: readonly z.core.$ZodIssue[]) =>
  invalid(
    ...issues.map((issue) => {
      const field = issue.path.slice(1).join('.') || 'data'
      return { field, code: 'wrong', th: `ข้อมูล "${field}" ไม่ถูกต้อง`, en: `"${field}" is not valid` }
    }),
  )
