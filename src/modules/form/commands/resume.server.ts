import { z } from 'zod'
import type { ApiCommand } from '#platform/http/api/command.ts'
import type { CallDescription } from '#platform/http/api/description.ts'
import { noStore } from '#platform/context.ts'
import { invalid } from '#platform/errors/errors.ts'
import { mailResumeLink } from '../submissions/draft/mail-resume-link.server.ts'
import { issueResumeSecret, resumeDraft } from '../submissions/draft/resume-draft.server.ts'
import { issueOf } from '../submissions/issue.ts'
import { formExample as example } from './form-example.ts'
import { opening } from './open.server.ts'

const asking = z.strictObject({
  formID: z.string().regex(/^[0-9a-f]{24}$/),
  token: z.string().max(200),
  /** Where the link is mailed to. */
  email: z.string().max(254).optional(),
})
const following = z.strictObject({ link: z.string().max(80) })
const body = z.union([asking, following])

const perMinute = [{ most: 10, ms: 60_000 }]

export const description: CallDescription = {
  summary: {
    th: 'ขอลิงก์เพื่อกรอกต่อภายหลัง ซึ่งส่งทางอีเมลได้ หรือเปิดร่างคำตอบจากลิงก์',
    en: 'Ask for a link to continue later, by mail too, or open the draft of a link',
  },
  request: body,
  answer: z.union([
    z.strictObject({ status: z.literal(200), link: z.string() }),
    z.strictObject({
      status: z.literal(200),
      formID: z.string(),
      slug: z.string(),
      ...opening,
    }),
  ]),
  examples: [
    {
      name: 'ask-for-a-link',
      summary: { th: 'ขอลิงก์สำหรับกรอกต่อ', en: 'Ask for a link to continue' },
      as: 'guest',
      request: { formID: example.formID, token: example.linkToken },
    },
    {
      name: 'open-a-link',
      summary: { th: 'เปิดร่างคำตอบจากลิงก์', en: 'Open the draft of a link' },
      as: 'guest',
      request: { link: example.link },
    },
  ],
}

/** `POST /api/form/resume`: only this call opens a draft. Following a link opens nothing. */
const resume: ApiCommand = async (ctx, call) => {
  const read = body.safeParse(call.body)
  if (!read.success) throw invalid(issueOf('wrong', 'link'))
  if ('link' in read.data) return { status: 200, ...(await resumeDraft(ctx, read.data.link)) }
  noStore(ctx)
  ctx.app.limits.count(`form resume link ${ctx.site._id} ${ctx.address} ${ctx.viewer.id}`, perMinute)
  const { email, ...of } = read.data
  const link = email === undefined ? issueResumeSecret(ctx, of) : mailResumeLink(ctx, { ...of, email })
  return { status: 200, link: await link }
}

export default resume
