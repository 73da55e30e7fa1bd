import { citizenDigits, citizenIssue, hasCitizenChecksum } from '#domain/thai-identity/citizen.ts'
import { phoneIssue } from '#domain/thai-identity/phone.ts'
import { emailIssue } from '#domain/validation/email.ts'
import type { Issue } from '#domain/validation/issue.ts'
import { isSignedIn } from '#platform/data/access/viewer.ts'
import type { ApiCall, ApiCommand } from '#platform/http/api/command.ts'
import type { CallDescription } from '#platform/http/api/description.ts'
import { withTrashOption } from '#platform/http/api/trash.ts'
import { find } from '#platform/http/api/find.ts'
import { isValueTaken } from '#platform/data/privileged-reads/value-taken.ts'
import type { Context } from '#platform/context.ts'
import { forbidden, invalid } from '#platform/errors/errors.ts'
import { ref } from '#platform/http/openapi/json-schema.ts'
import { rowListResponse, rowSchema } from '#platform/http/openapi/rows.ts'
import { isFormToken } from '#platform/identity/session/form-token.ts'
import { user } from '../collections/user.ts'
import { userQueryExamples } from './examples.ts'
import { isUnique, type UniqueField, uniqueValues } from '../rules/registration.ts'
import { hintWords, uniquenessWords } from '../words/words.ts'
import { countClash, limitClashes } from './registration/clashes.server.ts'

type Row = Record<string, unknown>

const taken = {
  type: 'object',
  properties: { taken: { const: true } },
  required: ['taken'],
  additionalProperties: false,
}
/** The specification's clients expect a password and a salt, so both are present and empty. */
const nothing = { password: { type: 'null' }, salt: { type: 'null' } }
const row = rowSchema(user)
const shownUser = { ...row, properties: { ...(row['properties'] as object), ...nothing } }

export const description: CallDescription = {
  summary: {
    th: 'ค้นหาผู้ใช้ หรือตรวจจากฟอร์มสมัคร (header form-token) ว่าอีเมล โทรศัพท์ หรือเลขประจำตัวนี้มีในระบบแล้วหรือไม่',
    en: 'Find users, or check from the registration form (header form-token) whether an email, phone or citizen ID is already in use',
  },
  request: ref('Query'),
  answer: { anyOf: [rowListResponse(user), { type: 'array', items: { anyOf: [taken, shownUser] } }] },
  examples: userQueryExamples,
}

/** For each network address (U3, attack A31). */
const limits = [
  { most: 10, ms: 60_000 },
  { most: 30, ms: 3_600_000 },
]

/**
 * `POST /api/user/query` (specification §7): finds users by a filter or a bare user name. Passwords and salts are never
 * returned. A visitor gets no user. With a form token, a visitor learns whether one value is taken (L213.1, L215.1).
 */
const queryUsers: ApiCommand = async (ctx, call) => {
  const wanted = isSignedIn(ctx.viewer) ? null : uniqueValueOf(call.body)
  if (wanted) return answerTaken(ctx, call, wanted)
  const asked = withTrashOption(ctx, 'user', call.body)
  const found = await find(asked.ctx, 'user', asked.body)
  const isNarrowed = Object.hasOwn((asked.body ?? {}) as object, 'fields')
  if (isNarrowed) return found
  return Array.isArray(found) ? found.map(withoutSecrets) : { ...found, data: found.data.map(withoutSecrets) }
}

export default queryUsers

const withoutSecrets = (user: Row): Row => ({ ...user, password: null, salt: null })

async function answerTaken(ctx: Context, call: ApiCall, wanted: { field: UniqueField; value: string }) {
  if (!isFormToken(ctx, call.headers['form-token']))
    throw forbidden({ field: 'form-token', code: 'token', ...uniquenessWords.noToken })
  ctx.app.limits.count(`taken ${ctx.site._id} ${ctx.address}`, limits)
  const { field } = wanted
  // Different spellings of one value are equal.
  const asked = { field, value: uniqueValues({ ...nothingAsked, [field]: wanted.value })[field] }
  const issue = implausible[field](asked.value, ctx.site.account)
  if (issue) throw invalid(issue)
  limitClashes(ctx, [asked])
  if (!(await isValueTaken(ctx, 'user', asked))) return []
  countClash(ctx, [asked])
  return [{ taken: true }]
}

const nothingAsked = { email: '', phone: '', citizen: '' }

/** A value with which nobody could register gets no answer. */
const implausible: Record<UniqueField, (value: string, by: { hasCheckDigit: boolean }) => Issue | null> = {
  email: (value) => emailIssue('email', value),
  phone: (value) => phoneIssue('phone', value),
  citizen: (value, { hasCheckDigit }) =>
    citizenIssue('citizen', value) ??
    (hasCheckDigit && !hasCitizenChecksum(citizenDigits(value))
      ? { field: 'citizen', code: 'check-digit', ...hintWords.citizenCheck }
      : null),
}

/** `{args: [{phone: '081…'}]}`: one field and one text, and nothing else. */
function uniqueValueOf(body: unknown): { field: UniqueField; value: string } | null {
  const { args } = (body ?? {}) as { args?: unknown }
  const [filter, ...more] = Array.isArray(args) ? (args as unknown[]) : []
  if (typeof filter !== 'object' || filter === null || more.length > 0) return null
  const [asked, ...others] = Object.entries(filter)
  if (!asked || others.length > 0) return null
  const [field, value] = asked as [string, unknown]
  return isUnique(field) && typeof value === 'string' ? { field, value } : null
}
