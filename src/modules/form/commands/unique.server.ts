import { z } from 'zod'
import type { ApiCommand } from '#platform/http/api/command.ts'
import type { CallDescription } from '#platform/http/api/description.ts'
import { invalid, notFound } from '#platform/errors/errors.ts'
import { exampleId } from '#platform/http/openapi/example-id.ts'
import { versionOf } from '../submissions/form/versions.server.ts'
import { readToken } from '../submissions/form-token.server.ts'
import { issueOf } from '../submissions/issue.ts'
import { isComparable, isTaken } from '../submissions/store/taken.server.ts'

const body = z.object({
  formID: z.string().regex(/^[0-9a-f]{24}$/),
  name: z.string().max(64),
  value: z.string().max(500),
  token: z.string().max(200),
})

const perClient = [
  { most: 10, ms: 60_000 },
  { most: 30, ms: 3_600_000 },
]

export const description: CallDescription = {
  summary: {
    th: 'ถามว่าค่าของช่องหนึ่งมีในระบบแล้วหรือไม่ ตอบเพียงมีหรือไม่มี',
    en: 'Ask whether the value of a field is taken. The response is only yes or no',
  },
  request: body,
  answer: z.strictObject({ status: z.literal(200), isTaken: z.boolean() }),
  examples: [
    {
      name: 'without-a-token',
      summary: { th: 'ถามโดยไม่ได้เปิดแบบฟอร์มก่อน', en: 'Ask without opening the form first' },
      as: 'guest',
      request: { formID: exampleId('post', 3), name: 'email', value: 'a@b.th', token: '' },
    },
  ],
}

/** `POST /api/form/unique`, so that no value is in an address (specification L161, U3). Only fields of the form that declare it can be asked about. */
const unique: ApiCommand = async (ctx, call) => {
  const read = body.safeParse(call.body)
  if (!read.success) throw invalid(issueOf('wrong', 'name'))
  const { formID, name, value, token } = read.data
  const opened = readToken(ctx, { formID, token })
  ctx.app.limits.count(`form unique ${ctx.site._id} ${ctx.address} ${ctx.viewer.id}`, perClient)
  const version = await versionOf(ctx, { formID, number: opened.version })
  const field = version?.definition.fields.find((one) => one.name === name)
  if (!field || !(isComparable(field) || field.isOnce)) throw notFound()
  return { status: 200, isTaken: await isTaken(ctx, { field, value, formID }, true) }
}

export default unique
