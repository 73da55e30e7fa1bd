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

export const description: CallDescription = {
  summary: { th: 'รับรายงานอีเมลตีกลับ', en: 'Take the report of a bounced email' },
  request: body,
  answer: z.strictObject({ status: z.literal(200), message: z.literal('accepted') }),
  examples: [
    {
      name: 'wrong-token',
      summary: { th: 'โทเค็นไม่ถูกต้อง', en: 'The token is not valid' },
      as: 'guest',
      request: { token: 'unknown', message: 'From: mailer-daemon@wicha.test\r\n\r\n' },
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
