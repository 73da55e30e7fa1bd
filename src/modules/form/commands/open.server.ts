import { z } from 'zod'
import type { ApiCommand } from '#platform/http/api/command.ts'
import type { CallDescription } from '#platform/http/api/description.ts'
import { invalid } from '#platform/errors/errors.ts'
import { issueOf } from '../submissions/issue.ts'
import { openForm } from '../submissions/open-form.server.ts'
import { formExample } from './form-example.ts'

const body = z.strictObject({
  formID: z.string().regex(/^[0-9a-f]{24}$/),
  /** Of an earlier opening, which goes on. */
  token: z.string().max(200).optional(),
})

/** What the answer holds of an opened form. */
export const opening = {
  version: z.number(),
  key: z.string(),
  token: z.string(),
  session: z.record(z.string(), z.string()),
  draft: z.strictObject({ revision: z.number(), answers: z.record(z.string(), z.unknown()) }).nullable(),
  tickets: z.record(z.string(), z.string()),
  closed: z.strictObject({ code: z.string(), th: z.string(), en: z.string() }).nullable(),
  submitTitle: z.string(),
}

export const description: CallDescription = {
  summary: {
    th: 'เปิดแบบฟอร์มเพื่อกรอก: เวอร์ชัน คีย์ โทเค็น และร่างคำตอบของผู้เรียก',
    en: 'Open a form to fill it in: its version, a key, a token and the draft of the caller',
  },
  request: body,
  answer: z.strictObject({ status: z.literal(200), ...opening }),
  examples: [
    {
      name: 'open',
      summary: { th: 'ผู้เยี่ยมชมเปิดแบบฟอร์ม', en: 'A visitor opens a form' },
      as: 'guest',
      request: { formID: formExample.formID },
    },
  ],
}

/** `POST /api/form/open`: what the page of a form may not hold, because it is cached. */
const open: ApiCommand = async (ctx, call) => {
  const read = body.safeParse(call.body)
  if (!read.success) throw invalid(issueOf('wrong', 'formID'))
  return { status: 200, ...(await openForm(ctx, read.data.formID, read.data.token)) }
}

export default open
