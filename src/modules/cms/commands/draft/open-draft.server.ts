import { same } from '#domain/page/merge/same.ts'
import type { Page } from '#domain/page/page.ts'
import type { Context } from '#platform/context.ts'
import { draftOf } from '#platform/page/draft/drafts.ts'
import { bePresent, type Editor, othersAt } from '#platform/page/draft/presence.ts'
import { draftedPage, mayPublish } from './find-draft.server.ts'

/** A page as the builder opens it. */
export interface OpenedDraft {
  _id: string
  title: string
  page: Page
  revision: number
  /** Whether visitors have something else. */
  hasChanges: boolean
  isLive: boolean
  /** Instants in UTC. */
  publishAt: string | null
  unpublishAt: string | null
  state: 'none' | 'proposed'
  /** With which words it was proposed, or sent back. */
  note: string
  mayPublish: boolean
  /** Who else has it open. */
  editors: Editor[]
}

/** The draft of a page, or the page where it has none; who opens it is there from now on. Throws not-found and forbidden. */
export const openDraft = async (ctx: Context, { _id }: { _id: string }): Promise<OpenedDraft> => {
  const post = await draftedPage(ctx, _id)
  const draft = await draftOf(ctx, post._id)
  await bePresent(ctx, post._id)
  const page = draft?.content ?? post.live
  return {
    ...{ _id: post._id, title: post.title, page, revision: draft?.revision ?? 0 },
    ...{ hasChanges: !same(page, post.live), isLive: post.isLive },
    ...{ publishAt: draft?.publishAt ?? null, unpublishAt: draft?.unpublishAt ?? null },
    ...{ state: draft?.state ?? 'none', note: draft?.note ?? '', mayPublish: mayPublish(ctx) },
    editors: await othersAt(ctx, post._id),
  }
}

/** Tells that the viewer still has the page open; answers who else has, and how far the draft is and by whom. */
export const presence = async (
  ctx: Context,
  { _id }: { _id: string },
): Promise<{ editors: Editor[]; revision: number; by: string }> => {
  const post = await draftedPage(ctx, _id)
  await bePresent(ctx, post._id)
  const draft = await draftOf(ctx, post._id)
  return { editors: await othersAt(ctx, post._id), revision: draft?.revision ?? 0, by: draft?.byName ?? '' }
}
