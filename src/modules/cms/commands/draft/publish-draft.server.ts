import { inTransaction } from '#platform/data/collection/transaction.ts'
import { update } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { conflict, RequestError } from '#platform/errors/errors.ts'
import { changeDraft, type Draft, lockedDraft } from '#platform/content/page/draft/drafts.ts'
import { keepVersion, relabelVersion, shownNumber } from '#platform/content/page/draft/versions.ts'
import { draftWords as words } from '../../words/draft-words.ts'
import { tellPublished } from './propose-draft.server.ts'
import { type DraftedPage, draftedPage, assertPublisher, sentNumber, sentPage } from './find-draft.server.ts'

/** When to publish the draft and when to remove the page: minutes as instants, or null for never. */
export interface Schedule {
  publishAt: string | null
  unpublishAt: string | null
}

/**
 * Publishes the draft as the publisher saw it, at once, and saves it as a version. Returns the version's number.
 * Publishing the same revision again changes nothing. Throws conflict if the draft changed meanwhile, and forbidden for
 * all but administrators.
 */
export const publishDraft = async (
  ctx: Context,
  sent: { _id: string; revision: number },
): Promise<{ number: number }> => {
  const post = await draftedPage(ctx, sent._id)
  assertPublisher(ctx)
  const revision = sentNumber(sent.revision)
  return inTransaction(ctx, async (inside) => {
    const draft = await lockedDraft(inside, { page: post._id, live: post.live, forPost: 'update' })
    if (revision !== draft.revision) throw conflict({ field: 'revision', code: 'stale', ...words.movedOn })
    if (isPublished(draft, await draftedPage(inside, post._id))) return { number: draft.publishedNumber! }
    return { number: await publishHeld(inside, { post, draft }) }
  })
}

const isPublished = (draft: Draft, now: DraftedPage) =>
  now.isLive && draft.publishedRevision === draft.revision && draft.publishedNumber !== null

/**
 * Publishes a locked draft. `scheduledBy` is set for a scheduled publication. Storing the page triggers its hooks,
 * which do the rest.
 */
const publishHeld = async (
  ctx: Context,
  { post, draft, scheduledBy }: { post: DraftedPage; draft: Draft; scheduledBy?: string },
): Promise<number> => {
  const before = await shownNumber(ctx, post._id)
  const builder = sentPage(draft.content)
  await update(ctx, 'post', { _id: post._id, change: { builder, status: true } })
  let number = await shownNumber(ctx, post._id)
  number ??= await keepVersion(ctx, post._id, { kind: 'published', title: post.title, content: builder })
  if (scheduledBy !== undefined && number !== before)
    await relabelVersion(ctx, { page: post._id, number, kind: 'scheduled', byName: scheduledBy })
  await changeDraft(ctx, post._id, {
    ...{ publishedRevision: draft.revision, publishedNumber: number, keptRevision: draft.revision },
    ...{ state: 'none', note: '', proposedBy: null, publishAt: null },
  })
  if (draft.proposedBy) await tellPublished(ctx, { to: draft.proposedBy, post })
  return number
}

/**
 * Carries out the due schedule of a page, unless it was changed or cancelled meanwhile. A second run changes nothing.
 */
export const doScheduled = async (
  ctx: Context,
  { page, verb, at }: { page: string; verb: keyof Schedule; at: string },
): Promise<void> => {
  const post = await draftedPage(ctx, page).catch((error: unknown) => {
    if (error instanceof RequestError) return null
    throw error
  })
  if (!post) return
  await inTransaction(ctx, async (inside) => {
    const draft = await lockedDraft(inside, { page, live: post.live, forPost: 'update' })
    if (draft[verb] !== at) return
    if (verb === 'publishAt') return void (await publishHeld(inside, { post, draft, scheduledBy: draft.scheduledBy }))
    await changeDraft(inside, page, { unpublishAt: null })
    await update(inside, 'post', { _id: page, change: { status: false } })
  })
}
