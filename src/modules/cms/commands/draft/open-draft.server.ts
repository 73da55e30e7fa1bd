import { same } from '#domain/page/merge/same.ts'
import type { Page } from '#domain/page/page.ts'
import type { Context } from '#platform/context.ts'
import { draftOf } from '#platform/content/page/draft/drafts.ts'
import { bePresent, type Editor, othersAt } from '#platform/content/page/draft/presence.ts'
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
  /** Of what visitors have. */
  version: number
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
    ...{ hasChanges: !same(page, post.live), isLive: post.isLive, version: post.version },
    ...{ publishAt: draft?.publishAt ?? null, unpublishAt: draft?.unpublishAt ?? null },
    ...{ state: draft?.state ?? 'none', note: draft?.note ?? '', mayPublish: mayPublish(ctx) },
    editors: await othersAt(ctx, post._id),
  }
}

/** Who else has a page open, how far its draft is and by whom, and what visitors have where that has changed. */
export interface Present {
  editors: Editor[]
  revision: number
  by: string
  now: { live: Page; isLive: boolean; version: number } | null
}

/**
 * Tells that the viewer still has the page open, at which part of it, and which version of what visitors have he knows
 * (-1: he asks for none).
 */
export const presence = async (
  ctx: Context,
  { _id, part = null, version = -1 }: { _id: string; part?: string | null; version?: number },
): Promise<Present> => {
  const { live, isLive, ...post } = await draftedPage(ctx, _id)
  await bePresent(ctx, post._id, part !== null && /^[\w-]{1,64}$/.test(part) ? part : null)
  const draft = await draftOf(ctx, post._id)
  const isOld = version >= 0 && version !== post.version
  return {
    ...{ editors: await othersAt(ctx, post._id), revision: draft?.revision ?? 0, by: draft?.byName ?? '' },
    now: isOld ? { live, isLive, version: post.version } : null,
  }
}
