import { z } from 'zod'
import type { Context } from '#platform/context.ts'
import { RequestError } from '#platform/errors/errors.ts'
import type { Text } from '#platform/site/i18n/words.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { trackJob } from '#platform/background/jobs/track-job.ts'
import { defineJob } from '#platform/background/jobs/job.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { copiesOf } from '#platform/content/syndication/copies.ts'
import { dropShare, keepProblem, type Share, sharesOf, unitsBeneath } from '#platform/content/syndication/shares.ts'
import { catalogueWords as words } from '../words.ts'
import { giveRow } from './give-row.server.ts'

/**
 * Gives a group's shared rows to its units, or one of them, or all to one unit. Each is a transaction of its own. A
 * restarted job skips what is already up to date.
 */
const giveRows = defineJob({
  name: 'collection/give-rows',
  payload: z.object({ share: z.string().optional(), unit: z.string().optional() }),
  async work(ctx, { payload, signal, reportProgress }) {
    const shares = (await sharesOf(ctx)).filter(({ _id }) => _id === (payload.share ?? _id))
    const units = (await unitsBeneath(ctx)).filter((_id) => _id === (payload.unit ?? _id))
    const total = shares.length * units.length
    let at = 0
    for (const share of shares) {
      for (const unit of units) {
        signal.throwIfAborted()
        await keepProblem(ctx, { share, unit, problem: await given(ctx, { share, unit }) })
        await reportProgress(Math.min(99, Math.floor((100 * ++at) / total)), words.giving)
      }
      if (share.state === 'ending') await end(ctx, share)
    }
  },
})
export default giveRows

/**
 * Why a unit could not receive it: its package is full, or the content is refused there. The other units are not
 * affected.
 */
async function given(ctx: Context, { share, unit }: { share: Share; unit: string }): Promise<Text | null> {
  try {
    await giveRow(ctx, { share, unit })
    return null
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    const [issue] = error.issues
    return issue ? { th: issue.th, en: issue.en } : words.refused
  }
}

/** The share ends once no unit has a linked copy. A suspended unit keeps it pending. */
async function end(ctx: Context, share: Share) {
  const left = (await copiesOf(ctx)).filter((copy) => copy.share === share._id)
  if (left.length === 0) await dropShare(ctx, share._id)
}

/** Queues giving a group's shares, at the commit of the transaction. An identical pending job is not duplicated. */
export const beginGiving = (ctx: Context, payload: { share?: string; unit?: string } = {}): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    const key = `${payload.share ?? ''} ${payload.unit ?? ''}`
    const job = await enqueue(inside, giveRows, { payload, key })
    await trackJob(inside, { name: giveRows.name, job })
  })
