import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { compute } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { deliverMail } from './deliver-mail.ts'

const most = 500

/**
 * Queues up to 500 failed mails of the site again and returns how many. Leaves out secret mails: their content is
 * deleted and their links have expired.
 */
export const resendFailed = (ctx: Context): Promise<number> =>
  inTransaction(ctx, async (inside) => {
    const failed = await from(inside, 'mail')
      .select('_id')
      .where('state', '=', 'failed')
      .where('secret', '=', false)
      .orderBy('_id')
      .limit(most)
      .execute()
    for (const { _id } of failed) {
      await compute(inside, 'mail', { _id, change: { state: 'queued', tries: 0, error: null } })
      await enqueue(inside, deliverMail, { payload: { mail: _id } })
    }
    return failed.length
  })
