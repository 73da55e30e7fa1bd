import { z } from 'zod'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { forbidden, invalid } from '#platform/errors/errors.ts'
import type { ApiCommand } from '#platform/http/api/command.ts'
import type { CallDescription } from '#platform/http/api/description.ts'
import { isBounceToken } from '../bounces/bounce-token.server.ts'
import { recordBounceJob } from '../bounces/jobs.ts'
import { readReport } from '../bounces/read-report.server.ts'
import { mailWords as words } from '../words.ts'

const maxReportLength = 300_000
const body = z.strictObject({ token: z.string().max(100), message: z.string().max(maxReportLength) })

/** A delivery report as a mail server writes it (RFC 3464). */
const fullMailbox = [
  ...['From: mailer-daemon@wicha.test', 'MIME-Version: 1.0'],
  ...['Content-Type: multipart/report; report-type=delivery-status; boundary="part"', '', '--part'],
  ...['Content-Type: message/delivery-status', '', 'Reporting-MTA: dns; mail.wicha.test', ''],
  ...['Final-Recipient: rfc822; somchai@wicha.test', 'Action: failed', 'Status: 4.2.2', '', '--part--', ''],
].join('\r\n')

export const description: CallDescription = {
  summary: { th: 'รับรายงานอีเมลตีกลับ', en: 'Take the report of a bounced email' },
  request: body,
  answer: z.strictObject({ status: z.literal(200), message: z.literal('accepted') }),
  examples: [
    {
      name: 'full-mailbox',
      summary: { th: 'กล่องจดหมายของผู้รับเต็ม', en: 'The mailbox of the recipient is full' },
      as: 'guest',
      request: { token: 'C'.repeat(43), message: fullMailbox },
    },
  ],
}

const limits = [{ most: 600, ms: 60_000 }]

/**
 * `POST /api/mail/bounce`: a mail server hands in a delivery report (RFC 3464) with the token of the site. What it says
 * counts only if its return address is one of a mail of the site.
 */
const takeBounce: ApiCommand = async (ctx, call) => {
  ctx.app.limits.count(`bounce ${ctx.site._id}`, limits)
  const read = body.safeParse(call.body)
  if (!read.success) throw invalid({ field: 'message', code: 'wrong', ...words.wrongReport })
  if (!(await isBounceToken(ctx, read.data.token)))
    throw forbidden({ field: 'token', code: 'wrong', ...words.wrongToken })
  const report = await readReport(read.data.message).catch(() => null)
  if (!report) throw invalid({ field: 'message', code: 'wrong', ...words.wrongReport })
  await inTransaction(ctx, (inside) => enqueue(inside, recordBounceJob, { payload: report }))
  return { status: 200, message: 'accepted' }
}

export default takeBounce
