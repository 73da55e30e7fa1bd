import { same } from '#domain/page/merge/same.ts'
import { instantMs } from '#domain/thai-calendar/bangkok.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import type { Context } from '#platform/context.ts'
import { invalid } from '#platform/errors/errors.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import { changeDraft, lockedDraft } from '#platform/content/page/draft/drafts.ts'
import { draftWords as words } from '../../words/draft-words.ts'
import publishByClock from '../publish-by-clock.server.ts'
import { draftedPage, assertPublisher } from './find-draft.server.ts'
import type { Schedule } from './publish-draft.server.ts'

/** Schedules publishing the draft and removing the page. Only for administrators. Throws invalid for a past time. */
export const scheduleDraft = async (ctx: Context, sent: { _id: string } & Schedule): Promise<Schedule> => {
  const post = await draftedPage(ctx, sent._id)
  assertPublisher(ctx)
  const wanted = { publishAt: instantOf(ctx, sent.publishAt), unpublishAt: instantOf(ctx, sent.unpublishAt) }
  if (wanted.publishAt && wanted.unpublishAt && wanted.unpublishAt <= wanted.publishAt)
    throw invalid({ field: 'unpublishAt', code: 'order', ...words.endsBefore })
  return inTransaction(ctx, async (inside) => {
    const draft = await lockedDraft(inside, { page: post._id, live: post.live, forPost: 'key share' })
    const scheduledBy = wanted.publishAt || wanted.unpublishAt ? ctx.viewer.name : ''
    if (!same(wanted, { publishAt: draft.publishAt, unpublishAt: draft.unpublishAt }))
      await changeDraft(inside, post._id, { ...wanted, scheduledBy })
    for (const verb of ['publishAt', 'unpublishAt'] as const) {
      const at = wanted[verb]
      const payload = { page: post._id, verb, at: at ?? '' }
      if (at && at !== draft[verb])
        await enqueue(inside, publishByClock, { payload, key: `${post._id} ${verb} ${at}`, at: Date.parse(at) })
    }
    return wanted
  })
}

const minuteMs = 60_000

/** The minute of a future instant. */
function instantOf(ctx: Context, sent: unknown): string | null {
  if (sent === null || sent === undefined || sent === '') return null
  const ms = typeof sent === 'string' ? instantMs(sent) : null
  if (ms === null) throw invalid({ field: 'publishAt', code: 'type', ...words.noInstant })
  if (ms <= ctx.now) throw invalid({ field: 'publishAt', code: 'past', ...words.past })
  return new Date(Math.floor(ms / minuteMs) * minuteMs).toISOString()
}
