import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { isStaffEmail, viewerEmail } from '#platform/identity/site-roles/staff-email.ts'
import { clean, sanitised } from '#platform/data/collection/clean.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import type { Context } from '#platform/context.ts'
import { forbidden, invalid } from '#platform/errors/errors.ts'
import type { ApiCommand } from '#platform/http/api/command.ts'
import type { CallDescription } from '#platform/http/api/description.ts'
import { isStaff } from '#platform/data/access/viewer.ts'
import { emailIssue } from '#domain/validation/email.ts'
import { type EmailDesign, defaultHeadingSize } from '../rules/email-design.ts'
import { recordEmail } from '../sending/record-email.server.ts'
import { renderEmail, renderOptions } from '../sending/render-email.server.ts'
import { mailWords as words } from '../words.ts'

const line = (longest: number) => clean(longest).refine((text) => !/[\p{Cc}\u2028\u2029]/u.test(text))
const sender = z.string().max(320).optional()

/** The fields of the specification §7. The sender is the site's own, so what the body says of it is ignored (U18). */
const body = z.strictObject({
  subject: line(300).refine((text) => text !== ''),
  text: clean(20_000).default(''),
  html: sanitised(50_000).default(''),
  ...{ fromEmail: sender, fromName: sender },
  toEmail: z.string().max(254),
  toName: line(200).default(''),
})
type EmailBody = z.infer<typeof body>

const id = z.string().regex(/^[0-9a-f]{24}$/)

export const description: CallDescription = {
  summary: { th: 'ส่งอีเมลถึงสมาชิกหรือทีมงานของเว็บไซต์', en: 'Email a learner or a staff member of the site' },
  roles: ['member'],
  request: body,
  answer: z.strictObject({ status: z.literal(200), message: z.string(), messageID: id, mailID: id }),
  examples: [
    {
      name: 'to-oneself',
      summary: { th: 'ทีมงานส่งอีเมลถึงตัวเอง', en: 'A staff member emails themselves' },
      as: 'admin',
      request: {
        ...{ subject: 'ทดสอบการส่งอีเมล', text: 'อีเมลนี้ส่งจากระบบของสถาบัน', html: '' },
        ...{ toEmail: 'admin@wicha.test', toName: 'ผู้ดูแล' },
      },
    },
  ],
}

const limits = [{ most: 60, ms: 3_600_000 }]

/** `POST /api/email/send` (specification §7): to one person of the site, in the site's name. */
const sendEmail: ApiCommand = async (ctx, call) => {
  if (!isStaff(ctx.viewer) || ctx.viewer.actor) throw forbidden()
  const read = body.safeParse(call.body)
  if (!read.success) {
    const field = String(read.error.issues[0]?.path[0] ?? 'subject')
    throw invalid({ field, code: 'wrong', ...words.wrongBody })
  }
  if (read.data.text === '' && read.data.html === '')
    throw invalid({ field: 'text', code: 'required', ...words.noContent })
  await assertRecipient(ctx, read.data.toEmail)
  ctx.app.limits.count(`email ${ctx.site._id} ${ctx.viewer.id}`, limits)
  const sent = await inTransaction(ctx, (inside) => send(inside, read.data))
  return { status: 200, message: 'success', ...sent }
}

export default sendEmail

async function send(ctx: Context, { subject, text, html, toEmail, toName }: EmailBody) {
  const design: EmailDesign = {
    ...{ subject: '', preheader: '', language: ctx.locale, subheader: '', footerText: '', footerColumns: [] },
    ...{ logoUrl: '', bannerImageUrl: '', bannerUrl: '', logoAlignment: 'left', headingAlignment: 'left' },
    headingFontSize: defaultHeadingSize,
    blocks: [{ id: 'text', type: 'text', text: '{{link.text}}' }],
  }
  const plain = text === '' ? plainOf(html) : text
  const options = renderOptions(ctx, { design, kind: 'transactional', to: '', values: { link: { text: plain } } })
  const content = renderEmail(design, { ...options, bodyHtml: html })
  return recordEmail(ctx, { ...content, subject, to: toEmail, toName, key: `send ${randomUUID()}` })
}

/** The text of sanitised HTML. */
const plainOf = (html: string) =>
  html
    .replaceAll(/<(?:br|\/p|\/h\d|\/li|\/tr)\b[^>]*>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim()

/** Nobody else gets mail from this call, so that it is no open relay (attack H13). */
async function assertRecipient(ctx: Context, address: string) {
  const issue = emailIssue('toEmail', address)
  if (issue) throw invalid(issue)
  const email = address.toLowerCase()
  if ((await viewerEmail(ctx))?.toLowerCase() === email || (await isStaffEmail(ctx, email))) return
  const person = await from(ctx, 'user').select('user._id').where('user.email', '=', email).executeTakeFirst()
  if (!person) throw invalid({ field: 'toEmail', code: 'wrong', ...words.stranger })
}
