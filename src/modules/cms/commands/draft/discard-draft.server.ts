import { same } from '#domain/page/merge/same.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import type { Context } from '#platform/context.ts'
import { changeDraft, lockedDraft, writeDraft } from '#platform/content/page/draft/drafts.ts'
import { draftedPage, keepUnkept, assertUnscheduled } from './find-draft.server.ts'

/**
 * Resets the draft to the published page. The discarded text is saved as a version, and a scheduled publication is
 * cancelled.
 */
export const discardDraft = async (ctx: Context, sent: { _id: string }): Promise<{ revision: number }> => {
  const { _id } = await draftedPage(ctx, sent._id)
  return inTransaction(ctx, async (inside) => {
    const { live } = await draftedPage(inside, _id)
    const draft = await lockedDraft(inside, { page: _id, live, forPost: 'key share' })
    const post = await draftedPage(inside, _id)
    assertUnscheduled(ctx, draft)
    await changeDraft(inside, _id, { state: 'none', note: '', proposedBy: null, publishAt: null })
    if (same(draft.content, post.live)) return { revision: draft.revision }
    await keepUnkept(inside, { post, draft })
    const revision = await writeDraft(inside, { page: _id, from: draft, content: post.live })
    await changeDraft(inside, _id, { keptRevision: revision })
    return { revision }
  })
}
