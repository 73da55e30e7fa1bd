import { href } from 'react-router'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import type { Context } from '#platform/context.ts'
import { giveLink, linkOf, withdrawLink } from '#platform/content/page/draft/draft-link.ts'
import { type Draft, lockedDraft } from '#platform/content/page/draft/drafts.ts'
import { draftedPage } from './find-draft.server.ts'

/** A path of the site that shows a draft to everyone who has it, with its expiry in milliseconds since 1970. */
export interface DraftLink {
  path: string
  until: number
}

/**
 * A link for people without an account to see the draft of a page, valid for seven days. It returns the same link while
 * that is valid.
 */
export const linkDraft = async (ctx: Context, sent: { _id: string }): Promise<DraftLink> => {
  const post = await draftedPage(ctx, sent._id)
  return inTransaction(ctx, async (inside) => {
    const draft = await lockedDraft(inside, { page: post._id, live: post.live, forPost: 'key share' })
    const { token, until } = await giveLink(inside, { page: post._id, draft })
    return { path: href('/cms/draft/:token', { token }), until }
  })
}

/** The current link of a draft. */
export const shownLink = (ctx: Context, of: { page: string; draft: Draft }): DraftLink | null => {
  const link = linkOf(ctx, of)
  return link && { path: href('/cms/draft/:token', { token: link.token }), until: link.until }
}

/** Revokes that link. */
export const unlinkDraft = async (ctx: Context, sent: { _id: string }): Promise<void> => {
  const post = await draftedPage(ctx, sent._id)
  await withdrawLink(ctx, post._id)
}
