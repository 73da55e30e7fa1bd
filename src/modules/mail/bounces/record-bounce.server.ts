import { publish } from '#platform/background/events/publish.ts'
import { recordTry } from '#platform/background/mail/record-try.ts'
import { mailOfBounce } from '#platform/background/mail/sender/bounce-address.ts'
import type { Context } from '#platform/context.ts'
import { fromPrivate } from '#platform/data/private-table/access.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction, lockKey } from '#platform/data/collection/transaction.ts'
import { compute } from '#platform/data/collection/write.ts'
import { mailTry } from '#platform/background/mail/mail-tables.ts'
import { emailKey } from '../tables.ts'
import type { BounceReport } from './read-report.server.ts'

/**
 * Records a report on a mail of the site, as a job's system does. A failed delivery makes the mail failed. Returns
 * whether the report was about a mail of this site. The same report twice is recorded once.
 */
export const recordBounce = (ctx: Context, report: BounceReport): Promise<boolean> =>
  inTransaction(ctx, async (inside) => {
    const _id = mailOfBounce(inside, report.returnedTo)
    if (!_id || (report.action !== 'failed' && report.action !== 'delayed')) return false
    await lockKey(inside, `bounce ${_id}`)
    const mail = await mailById(inside, _id)
    if (!mail || mail.to !== report.recipient) return false
    if (await isRecorded(inside, _id, report)) return true
    const { host, enhancedCode, response, returnedTo, recipient } = report
    const attempt = { host, code: null, enhancedCode, response, command: null, ms: 0, sha256: '', bytes: 0 }
    const isFailed = report.action === 'failed'
    await recordTry(inside, {
      ...{ mail: _id, outcome: isFailed ? 'bounced' : 'deferred' },
      attempt: { ...attempt, envelope: { from: returnedTo, to: recipient } },
    })
    if (isFailed) await markFailed(inside, _id, response)
    return true
  })

async function mailById(ctx: Context, _id: string) {
  return from(ctx, 'mail').select(['mail.to', 'mail.state']).where('mail._id', '=', _id).executeTakeFirst()
}

const isRecorded = async (ctx: Context, mail: string, { enhancedCode, response }: BounceReport) =>
  (await fromPrivate(ctx, mailTry)
    .select('mail_try._id')
    .where('mail_try.mail', '=', mail)
    .where('mail_try.response', '=', response)
    .where('mail_try.sha256', '=', '')
    .where((where) => where.eb('mail_try.enhancedCode', 'is not distinct from', enhancedCode))
    .executeTakeFirst()) !== undefined

async function markFailed(ctx: Context, _id: string, error: string) {
  await compute(ctx, 'mail', { _id, change: { state: 'failed', error } })
  const key = await fromPrivate(ctx, emailKey)
    .select('email_key.messageID')
    .where('email_key.mailID', '=', _id)
    .executeTakeFirst()
  if (key) await publish(ctx, 'mail.settled', { _id, message: key.messageID })
}
