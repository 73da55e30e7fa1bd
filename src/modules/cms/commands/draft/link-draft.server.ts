import { href } from 'react-router'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import type { Context } from '#platform/context.ts'
import { giveLink, linkOf, withdrawLink } from '#platform/content/page/draft/draft-link.ts'
import { type Draft, lockedDraft } from '#platform/content/page/draft/drafts.ts'
import { draftedPage } from './find-draft.server.ts'

/** A path of the site that shows a draft to anyone who has it, and until when, in milliseconds since 1970. */
export interface DraftLink {
  path: string
  until: number
}

/** The link by which people without an account see the draft of a page, for seven days; the same one while it lasts. */
export const linkDraft = async (ctx: Context, sent: { _id: string }): Promise<DraftLink> => {
  const post = await draftedPage(ctx, sent._id)
  return inTransaction(ctx, async (inside) => {
    const draft = await lockedDraft(inside, { page: post._id, live: post.live, forPost: 'key share' })
    const { token, until } = await giveLink(inside, { page: post._id, draft })
    return { path: href('/cms/draft/:token', { token }), until }
  })
}

/** The link that a draft has. */
export const shownLink = (ctx: Context, of: { page: string; draft: Draft }): DraftLink | null => {
  const link = linkOf(ctx, of)
  return link && { path: href('/cms/draft/:token', { token: link.token }), until: link.until }
}

/** Withdraws that link. */
export const unlinkDraft = async (ctx: Context, sent: { _id: string }): Promise<void> => {
  const post = await draftedPage(ctx, sent._id)
  await withdrawLink(ctx, post._id)
}
