import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { compute } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { deliverMail } from './deliver-mail.ts'

const most = 500

/**
 * Queues the mail of the site that could not be sent once more, 500 at most, and answers how many. Mail with a secret is
 * left out: what it said is no longer kept, and what it opened is over.
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
